import { administratorCalls, type Everybody } from '@helpdesk/contract/calls/administrators';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { setDisabled, withdrawInvitation } from './account.writes.ts';
import { ChangePersonDialog } from './change-person-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { InvitationRow, type InvitationTask, PersonRow, type PersonTask } from './person-row.tsx';
import { ResendDialog } from './resend-dialog.tsx';

type Administrator = Everybody['administrators'][number];
type Invitation = Everybody['invitations'][number];

/** Who works in the back-office, as what, and who is asked to (product 10.8). */
export function AdministratorsPage() {
  const everybody = useAnswer(administratorCalls.list);
  const [isInviting, setIsInviting] = useState(false);
  const [doing, setDoing] = useState<{ readonly task: PersonTask; readonly one: Administrator }>();
  const [answering, setAnswering] = useState<{ readonly task: InvitationTask; readonly one: Invitation }>();
  const rows = everybody.result && [...everybody.result.administrators, ...everybody.result.invitations];
  const Dialog = doing && dialogs[doing.task];
  const InvitationDialog = answering && invitationDialogs[answering.task];
  return (
    <>
      <ManagedList
        title={m.admin_people()}
        count={() => m.admin_people_count({ count: everybody.result?.administrators.length ?? 0 })}
        add={m.admin_people_invite()}
        onAdd={() => setIsInviting(true)}
        reading={{ ...everybody, result: rows }}
        failed={m.admin_people_failed()}
        empty={m.admin_people_failed()}
      >
        {(row) =>
          'isDisabled' in row ? (
            <PersonRow one={row} onTask={(task) => setDoing({ task, one: row })} />
          ) : (
            <InvitationRow one={row} onTask={(task) => setAnswering({ task, one: row })} />
          )
        }
      </ManagedList>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {Dialog && <Dialog one={doing.one} onClose={() => setDoing(undefined)} />}
      {InvitationDialog && <InvitationDialog one={answering.one} onClose={() => setAnswering(undefined)} />}
    </>
  );
}

const dialogs = { change: ChangePersonDialog, link: PasswordLinkDialog, admit: AdmitDialog };
const invitationDialogs = { resend: ResendDialog, withdraw: WithdrawDialog };

function AdmitDialog({ one: { _id, email, isDisabled }, onClose }: { one: Administrator; onClose: () => void }) {
  const write = useWrite<void>(() => setDisabled(_id, !isDisabled), { onDone: onClose });
  return (
    <ConfirmDialog
      danger={!isDisabled}
      action={isDisabled ? m.admin_people_enable() : m.admin_people_disable()}
      busy={write.pending}
      problem={write.problem}
      onConfirm={() => write.start()}
      onCancel={onClose}
    >
      <p>{isDisabled ? m.admin_people_confirm_enable({ email }) : m.admin_people_confirm_disable({ email })}</p>
    </ConfirmDialog>
  );
}

function WithdrawDialog({ one: { _id, email }, onClose }: { one: Invitation; onClose: () => void }) {
  const write = useWrite<void>(() => withdrawInvitation(_id), { onDone: onClose });
  return (
    <ConfirmDialog
      danger
      action={m.admin_people_withdraw()}
      busy={write.pending}
      problem={write.problem}
      onConfirm={() => write.start()}
      onCancel={onClose}
    >
      <p>{m.admin_people_confirm_withdraw({ email })}</p>
    </ConfirmDialog>
  );
}

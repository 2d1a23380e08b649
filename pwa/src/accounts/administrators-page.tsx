import { administratorCalls, type Everybody } from '@helpdesk/contract/calls/administrators';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { momentInWords } from '#listings/day-in-words.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { setDisabled, withdrawInvitation } from './account.writes.ts';
import { AccountRow } from './account-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';

type Administrator = Everybody['administrators'][number];
type Invitation = Everybody['invitations'][number];

/** Who may log in, and who is asked to (product 10.8). */
export function AdministratorsPage() {
  const everybody = useAnswer(administratorCalls.list);
  const [isInviting, setIsInviting] = useState(false);
  const [toChange, setToChange] = useState<Administrator>();
  const [toWithdraw, setToWithdraw] = useState<Invitation>();
  const rows = everybody.result && [...everybody.result.administrators, ...everybody.result.invitations];
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
            <AdministratorRow one={row} onChange={() => setToChange(row)} />
          ) : (
            <InvitationRow one={row} onWithdraw={() => setToWithdraw(row)} />
          )
        }
      </ManagedList>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {toChange && <ChangeDialog one={toChange} onClose={() => setToChange(undefined)} />}
      {toWithdraw && <WithdrawDialog one={toWithdraw} onClose={() => setToWithdraw(undefined)} />}
    </>
  );
}

const words = (moment: string) => momentInWords(moment, spokenLanguage());

function AdministratorRow({ one, onChange }: { one: Administrator; onChange: () => void }) {
  const { email, isDisabled, hasSecondFactor, usedAt, isSelf } = one;
  return (
    <AccountRow
      heading="h2"
      name={email}
      text={usedAt ? m.admin_people_used({ when: words(usedAt) }) : m.admin_people_unused()}
      badges={
        <>
          {isSelf && <Badge icon="user">{m.admin_people_self()}</Badge>}
          {isDisabled && (
            <Badge icon="close" tone="err">
              {m.admin_people_disabled()}
            </Badge>
          )}
          {hasSecondFactor && (
            <Badge icon="check" tone="ok">
              {m.admin_factor()}
            </Badge>
          )}
        </>
      }
      action={{ label: isDisabled ? m.admin_people_enable() : m.admin_people_disable(), onPress: onChange }}
    />
  );
}

function InvitationRow({ one: { email, expiresAt }, onWithdraw }: { one: Invitation; onWithdraw: () => void }) {
  return (
    <AccountRow
      heading="h2"
      name={email}
      text={m.admin_people_expires({ when: words(expiresAt) })}
      badges={
        <Badge icon="wait" tone="wait">
          {m.admin_people_invited()}
        </Badge>
      }
      action={{ label: m.admin_people_withdraw(), onPress: onWithdraw }}
    />
  );
}

function ChangeDialog({ one: { _id, email, isDisabled }, onClose }: { one: Administrator; onClose: () => void }) {
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

import { type Kiosk, kioskCalls } from '@helpdesk/contract/calls/kiosks';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { ManagedList } from '#admin/lists/managed-list.tsx';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { AddKioskDialog } from './add-kiosk-dialog.tsx';
import { ChangeKioskDialog } from './change-kiosk-dialog.tsx';
import { pairingPath } from './kiosk-code.tsx';
import { KioskRow, type KioskTask } from './kiosk-row.tsx';
import { removeKiosk, revokeKiosk } from './kiosks.writes.ts';
import { NewCodeDialog } from './new-code-dialog.tsx';

/** The helpdesk's devices on counters, and how they are (decision 080). */
export function KioskAdminPage() {
  const answer = useAnswer(kioskCalls.list);
  const [isAdding, setIsAdding] = useState(false);
  const [doing, setDoing] = useState<{ readonly task: KioskTask; readonly kiosk: Kiosk }>();
  const Dialog = doing && dialogs[doing.task];
  return (
    <>
      <ManagedList
        title={m.admin_kiosks()}
        count={({ length }) => m.admin_kiosks_count({ count: length })}
        add={m.admin_kiosks_add()}
        onAdd={() => setIsAdding(true)}
        reading={{ ...answer, result: answer.result?.kiosks }}
        failed={m.admin_kiosks_failed()}
        empty={m.admin_kiosks_empty({ address: pairingPath })}
      >
        {(kiosk) => <KioskRow kiosk={kiosk} newest={answer.result?.seq ?? 0} onTask={(task) => setDoing({ task, kiosk })} />}
      </ManagedList>
      {isAdding && <AddKioskDialog onClose={() => setIsAdding(false)} />}
      {Dialog && <Dialog kiosk={doing.kiosk} onClose={() => setDoing(undefined)} />}
    </>
  );
}

interface DialogProps {
  kiosk: Kiosk;
  onClose: () => void;
}

const dialogs = { code: NewCodeDialog, change: ChangeKioskDialog, revoke: RevokeDialog, remove: RemoveDialog };

function RevokeDialog({ kiosk: { _id, name }, onClose }: DialogProps) {
  const write = useWrite<void>(() => revokeKiosk(_id), { onDone: onClose });
  return (
    <ConfirmDialog
      danger
      action={m.admin_kiosk_revoke()}
      busy={write.pending}
      problem={write.problem}
      onConfirm={() => write.start()}
      onCancel={onClose}
    >
      <p>{m.admin_kiosk_confirm_revoke({ name })}</p>
    </ConfirmDialog>
  );
}

function RemoveDialog({ kiosk: { _id, name }, onClose }: DialogProps) {
  const write = useWrite<void>(() => removeKiosk(_id), { onDone: onClose });
  return (
    <ConfirmDialog
      danger
      action={m.admin_delete()}
      busy={write.pending}
      problem={write.problem}
      onConfirm={() => write.start()}
      onCancel={onClose}
    >
      <p>{m.admin_kiosk_confirm_delete({ name })}</p>
    </ConfirmDialog>
  );
}

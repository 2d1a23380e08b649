import type { Kiosk, NewKioskCode } from '@helpdesk/contract/calls/kiosks';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import row from '#admin/form/buttons.module.css';
import { Problem } from '#admin/form/problem.tsx';
import dialog from '#admin/form/short-dialog.module.css';
import { Modal } from '#admin/shell/modal.tsx';
import { useWrite } from '#admin/shell/use-write.ts';
import { Button } from '#ui/controls/button.tsx';
import { KioskCode } from './kiosk-code.tsx';
import { renewCode } from './kiosks.writes.ts';

/** A code for another device, once it is asked for. */
export function NewCodeDialog({ kiosk: { _id, name }, onClose }: { kiosk: Kiosk; onClose: () => void }) {
  const [made, setMade] = useState<NewKioskCode>();
  const write = useWrite<void>(async () => {
    const response = await renewCode(_id);
    if (response.state === 'ok') setMade(response.result);
    return response;
  });
  return (
    <Modal title={m.admin_row_of({ what: m.admin_kiosk_code(), name })} onClose={onClose}>
      {made ? (
        <KioskCode made={made} onClose={onClose} />
      ) : (
        <div className={dialog.body}>
          <p>{m.admin_kiosk_code_hint()}</p>
          <Problem why={write.problem} />
          <div className={row.buttons}>
            <Button aria-disabled={write.pending} onClick={() => !write.pending && write.start()}>
              {m.admin_kiosk_code_make()}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

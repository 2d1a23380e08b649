import type { MadeLink } from '@helpdesk/contract/calls/administrators';
import { type ReactNode, useState } from 'react';
import row from '#admin/form/buttons.module.css';
import { Problem } from '#admin/form/problem.tsx';
import styles from '#admin/form/short-dialog.module.css';
import { Modal } from '#admin/shell/modal.tsx';
import { useWrite } from '#admin/shell/use-write.ts';
import type { ServerAnswer } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { MadeLinkNote } from './made-link-note.tsx';

interface MakeLinkDialogProps {
  title: string;
  /** What the button says. */
  action: string;
  make: () => Promise<ServerAnswer<MadeLink>>;
  onClose: () => void;
  children: ReactNode;
}

/** What a link will do, and then the link, which is told once. */
export function MakeLinkDialog({ title, action, make, onClose, children }: MakeLinkDialogProps) {
  const [made, setMade] = useState<MadeLink>();
  const write = useWrite<void>(async () => {
    const response = await make();
    if (response.state === 'ok') setMade(response.result);
    return response;
  });
  return (
    <Modal title={title} onClose={onClose}>
      {made ? (
        <MadeLinkNote made={made} onClose={onClose} />
      ) : (
        <div className={styles.body}>
          {children}
          <Problem why={write.problem} />
          <div className={row.buttons}>
            <Button aria-disabled={write.pending} onClick={() => !write.pending && write.start()}>
              {action}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

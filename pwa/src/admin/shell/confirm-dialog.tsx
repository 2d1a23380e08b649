import { m } from '@helpdesk/words/messages';
import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

import { Button } from '#ui/controls/button.tsx';
import scrim from '#ui/controls/scrim.module.css';
import { useBackCloses } from '#ui/controls/use-back-closes.ts';
import { usePageLock } from '#ui/controls/use-page-lock.ts';
import { classes } from '#ui/style/classes.ts';

import styles from './confirm-dialog.module.css';
import office from './office.module.css';
import { useOpener } from './use-opener.ts';

interface ConfirmDialogProps {
  children: ReactNode;
  /** What the second button says; the first is Cancel, and has the focus. */
  action: string;
  danger?: boolean;
  busy?: boolean;
  /** Why the last attempt did not come about. */
  problem?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** "Confirm Action" (product 10.4). */
export function ConfirmDialog({ children, action, danger, busy, problem, onConfirm, onCancel }: ConfirmDialogProps) {
  usePageLock(true);
  useBackCloses(() => !busy && onCancel());
  const giveBack = useOpener();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onCancel()}>
      <Dialog.Portal>
        <div className={classes(scrim.scrim, styles.scrim)}>
          <Dialog.Content
            role="alertdialog"
            aria-modal="true"
            className={classes(office.office, styles.confirm)}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              cancel.current?.focus();
            }}
            onInteractOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={giveBack}
          >
            <Dialog.Title className={styles.title}>{m.admin_confirm_title()}</Dialog.Title>
            <Dialog.Description asChild>
              <div className={styles.text}>{children}</div>
            </Dialog.Description>
            {problem && (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
            <div className={styles.buttons}>
              <Button ref={cancel} look="line" aria-disabled={busy} onClick={() => !busy && onCancel()}>
                {m.admin_cancel()}
              </Button>
              <Button look={danger ? 'danger' : 'primary'} aria-disabled={busy} onClick={() => !busy && onConfirm()}>
                {action}
              </Button>
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

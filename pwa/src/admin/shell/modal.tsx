import { m } from '@helpdesk/words/messages';
import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

import { Button } from '#ui/controls/button.tsx';
import scrim from '#ui/controls/scrim.module.css';
import { useBackCloses } from '#ui/controls/use-back-closes.ts';
import { usePageLock } from '#ui/controls/use-page-lock.ts';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './modal.module.css';
import office from './office.module.css';
import { useOpener } from './use-opener.ts';

interface ModalProps {
  title: ReactNode;
  /** Asked for by the cross or Escape; a click beside the dialog closes nothing, it may hold work. */
  onClose: () => void;
  wide?: boolean;
  /** What has the focus when it opens, instead of the cross. */
  firstFocus?: () => HTMLElement | null | undefined;
  /** Asked first of an Escape: true when something in the dialog closes, and the dialog stays. */
  onEscape?: () => boolean;
  children: ReactNode;
}

/** A dialog with its title and a cross; what it holds scrolls in it. */
export function Modal({ title, onClose, wide, firstFocus, onEscape, children }: ModalProps) {
  usePageLock(true);
  useBackCloses(onClose);
  const giveBack = useOpener();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className={classes(scrim.scrim, styles.scrim)}>
          <Dialog.Content
            className={classes(office.office, styles.modal, wide && styles.wide)}
            aria-describedby={undefined}
            onPointerDownOutside={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              // An open list of choices takes this Escape for itself.
              const isTaken = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
              if (onEscape?.() || isTaken) event.preventDefault();
            }}
            onOpenAutoFocus={(event) => {
              const first = firstFocus?.();
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={giveBack}
          >
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close asChild>
                <Button look="line" square aria-label={m.admin_close()}>
                  <Icon name="close" />
                </Button>
              </Dialog.Close>
            </div>
            {children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

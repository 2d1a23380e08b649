import { m } from '@helpdesk/words/messages';
import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { Button } from './button.tsx';
import { findLostFocus } from './find-lost-focus.ts';
import scrim from './scrim.module.css';
import styles from './sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { usePageLock } from './use-page-lock.ts';

interface SheetProps {
  /** What opened it: the focus returns there. */
  opener: HTMLElement;
  /** Something is under way that it waits for: it stays. */
  busy?: boolean;
  onClose: () => void;
  /** Begins with `SheetHead` or `SheetSeal`, which name it. */
  children: ReactNode;
}

/** A dialog over a public page: from the bottom on phones, in the middle of larger screens (product 12.4). */
export function Sheet({ opener, busy, onClose, children }: SheetProps) {
  usePageLock(true);
  useBackCloses(() => !busy && onClose());
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Portal>
        <div className={classes(scrim.scrim, styles.scrim)}>
          <Dialog.Content
            className={styles.sheet}
            aria-describedby={undefined}
            onInteractOutside={(event) => {
              // The page under it lets all clicks through to its root; what takes one of its own lies over it, like a message.
              if (event.target !== document.documentElement) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              opener.focus();
              findLostFocus();
            }}
          >
            {children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export function SheetHead({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <Dialog.Close asChild>
        <Button look="line" square aria-label={m.ui_close()}>
          <Icon name="close" />
        </Button>
      </Dialog.Close>
    </div>
  );
}

/** How something ended: a chaitya window in the colour of the outcome. Takes the focus, so that it is read out. */
export function SheetSeal({
  tone,
  icon,
  title,
  children,
}: {
  tone: 'ok' | 'wait' | 'err';
  icon: IconName;
  title: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Another outcome is read out as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title says which outcome it is.
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <div className={styles.outcome}>
      <div className={classes(styles.seal, styles[tone])}>
        <svg className={styles.arch} viewBox="0 0 64 64" preserveAspectRatio="none" aria-hidden="true">
          <path d="M9.5 60V55.5C12.6 54.6 13.6 53 13 50.4A26 26 0 0 1 28 6.2C30 5.6 31.2 4.4 32 2C32.8 4.4 34 5.6 36 6.2A26 26 0 0 1 51 50.4C50.4 53 51.4 54.6 54.5 55.5V60z" />
        </svg>
        <Icon name={icon} className={styles.mark} />
      </div>
      <Dialog.Title ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Dialog.Title>
      {children}
    </div>
  );
}

/** The buttons at the end: side by side where there is room. */
export function SheetActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A button that closes the sheet. */
export function SheetClose({ children }: { children: ReactNode }) {
  return (
    <Dialog.Close asChild>
      <Button look="line" large>
        {children}
      </Button>
    </Dialog.Close>
  );
}

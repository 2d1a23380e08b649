import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './contact-details.module.css';

interface ContactLineProps {
  icon: IconName;
  label: string;
  value: ReactNode;
  /** Of the value, where it is not the page's. */
  lang?: string;
  children?: ReactNode;
}

/** What is known of a contact: its sign, what it is, and what it says. */
export function ContactLine({ icon, label, value, lang, children }: ContactLineProps) {
  return (
    <li className={styles.detail}>
      <Icon name={icon} />
      <span>
        <small className={styles.label}>{label} </small>
        <b className={classes(styles.value, 'num')} lang={lang}>
          {value}
        </b>
      </span>
      {children}
    </li>
  );
}

export function CopyPhone({ phone, label }: { phone: string; label: string }) {
  return (
    <Button look="line" square aria-label={label} onClick={() => void copyPhone(phone)}>
      <Icon name="copy" />
    </Button>
  );
}

async function copyPhone(phone: string): Promise<void> {
  if (await copyText(phone)) toast.success(m.book_copied());
  else toast.error(m.requests_copy_failed());
}

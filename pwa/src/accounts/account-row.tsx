import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import styles from './account-row.module.css';

interface AccountRowProps {
  name: string;
  text: string;
  badges?: ReactNode;
  /** What the one button does. */
  action?: { readonly label: string; readonly onPress: () => void };
  /** Of the name. */
  heading: 'h2' | 'h3';
}

/** Somebody who may log in, or a place where somebody is logged in. */
export function AccountRow({ name, text, badges, action, heading: Heading }: AccountRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.text}>{text}</p>
        {badges && <div className={styles.badges}>{badges}</div>}
      </div>
      {action && (
        <Button look="line" aria-label={m.admin_row_of({ what: action.label, name })} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </article>
  );
}

import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import styles from './account-row.module.css';

interface RowAction {
  readonly label: string;
  readonly onPress: () => void;
  /** It shuts somebody out. */
  readonly danger?: boolean;
}

interface AccountRowProps {
  name: string;
  text: string;
  badges?: ReactNode;
  actions?: readonly RowAction[];
  /** Of the name. */
  heading: 'h2' | 'h3';
}

/** Somebody who may log in, or a place where somebody is logged in. */
export function AccountRow({ name, text, badges, actions = [], heading: Heading }: AccountRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.text}>{text}</p>
        {badges && <div className={styles.badges}>{badges}</div>}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, onPress, danger }) => (
            <Button
              key={label}
              look="line"
              className={danger ? styles.danger : undefined}
              aria-label={m.admin_row_of({ what: label, name })}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import type { Wording } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';

import styles from './admin-row.module.css';

interface AdminRowProps {
  name: Wording;
  /** Beneath the name. */
  text: ReactNode;
  /** Whether it is among what was selected. */
  select?: { readonly on: boolean; readonly onChange: (on: boolean) => void };
  /** Beneath the text. */
  state?: ReactNode;
  /** The first picture; left out where rows have none. */
  picture?: { readonly address: string | undefined };
  /** Where it belongs. */
  place?: ReactNode;
  /** Beside the name. */
  badge?: ReactNode;
  star?: { readonly on: boolean; readonly onPress: () => void };
  /** Before the buttons that every row has. */
  actions?: ReactNode;
  onView?: () => void;
  onEdit?: () => void;
  onHistory?: () => void;
  onDelete: () => void;
}

/** One row of a managed list; each button says in words what it does, and to whom it cannot see the row, with which. */
export function AdminRow(props: AdminRowProps) {
  const { name, text, select, state, picture, place, badge, star, actions, onView, onEdit, onHistory, onDelete } = props;
  const labelled = (what: string) => ({ 'aria-label': m.admin_row_of({ what, name: name.text }) });
  return (
    <article className={styles.row}>
      {select && (
        <label className={styles.select}>
          <input
            type="checkbox"
            checked={select.on}
            aria-label={m.admin_select({ name: name.text })}
            onChange={({ target }) => select.onChange(target.checked)}
          />
        </label>
      )}
      {picture && <Picture address={picture.address} alt="" sizes="6rem" className={styles.picture} />}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Text of={name} />
        </h2>
        <div className={styles.text}>{text}</div>
        {state}
        {badge}
      </div>
      {place !== undefined && <span className={styles.place}>{place}</span>}
      {star && (
        <button
          type="button"
          className={styles.star}
          aria-pressed={star.on}
          aria-label={m.admin_star({ name: name.text })}
          onClick={star.onPress}
        >
          <Icon name="star" />
        </button>
      )}
      <div className={styles.actions}>
        {actions}
        {onView && (
          <Button look="line" {...labelled(m.admin_view())} onClick={onView}>
            <Icon name="eye" />
            {m.admin_view()}
          </Button>
        )}
        {onEdit && (
          <Button look="line" {...labelled(m.admin_edit())} onClick={onEdit}>
            <Icon name="edit" />
            {m.admin_edit()}
          </Button>
        )}
        {onHistory && (
          <Button look="line" {...labelled(m.admin_history())} onClick={onHistory}>
            <Icon name="sync" />
            {m.admin_history()}
          </Button>
        )}
        <Button look="line" className={styles.delete} {...labelled(m.admin_delete())} onClick={onDelete}>
          <Icon name="trash" />
          {m.admin_delete()}
        </Button>
      </div>
    </article>
  );
}

import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import type { Wording } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';

import styles from './admin-row.module.css';
import { OfRow, RowAction } from './row-action.tsx';

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
  return (
    <article className={styles.row}>
      {select && (
        <label className={styles.select}>
          <input type="checkbox" checked={select.on} onChange={({ target }) => select.onChange(target.checked)} />
          <OfRow words={(row) => m.admin_select({ name: row })} name={name} />
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
        <button type="button" className={styles.star} aria-pressed={star.on} onClick={star.onPress}>
          <Icon name="star" />
          <OfRow words={(row) => m.admin_star({ name: row })} name={name} />
        </button>
      )}
      <div className={styles.actions}>
        {actions}
        {onView && (
          <Button look="line" onClick={onView}>
            <Icon name="eye" />
            <RowAction what={m.admin_view()} name={name} />
          </Button>
        )}
        {onEdit && (
          <Button look="line" onClick={onEdit}>
            <Icon name="edit" />
            <RowAction what={m.admin_edit()} name={name} />
          </Button>
        )}
        {onHistory && (
          <Button look="line" onClick={onHistory}>
            <Icon name="sync" />
            <RowAction what={m.admin_history()} name={name} />
          </Button>
        )}
        <Button look="line" className={styles.delete} onClick={onDelete}>
          <Icon name="trash" />
          <RowAction what={m.admin_delete()} name={name} />
        </Button>
      </div>
    </article>
  );
}

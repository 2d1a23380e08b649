import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import type { MenuAction } from '#admin/shell/action-menu.tsx';
import { MenuButton } from '#admin/shell/menu-button.tsx';
import type { Wording } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './admin-row.module.css';
import { OfRow, RowAction } from './row-action.tsx';

interface AdminRowProps {
  name: Wording;
  /** Beneath the name. */
  text: ReactNode;
  /** The first picture; left out where rows have none. */
  picture?: { readonly address: string | undefined };
  /** Beneath the text. */
  state?: ReactNode;
  /** Beside the name. */
  badge?: ReactNode;
  /** Before the buttons that every row has. */
  actions?: ReactNode;
  /** Opens the row as visitors see it, or will see it. */
  site?: { readonly shown: boolean; readonly open: () => void };
  onView?: () => void;
  onEdit?: () => void;
  onHistory?: () => void;
  onDelete: () => void;
}

/**
 * One row of a managed list; each button says in words what it does, and to whom it cannot see the row, with which. On a phone they
 * stand in a menu.
 */
export function AdminRow({ name, text, state, picture, badge, actions, site, onView, onEdit, onHistory, onDelete }: AdminRowProps) {
  const offered: MenuAction[] = [
    ...(site ? [{ key: 'site', ...(site.shown ? onSite() : preview()), onPress: site.open }] : []),
    ...(onView ? [{ key: 'view', icon: 'eye', label: m.admin_view(), onPress: onView } as const] : []),
    ...(onEdit ? [{ key: 'edit', icon: 'edit', label: m.admin_edit(), onPress: onEdit } as const] : []),
    ...(onHistory ? [{ key: 'history', icon: 'sync', label: m.admin_history(), onPress: onHistory } as const] : []),
    { key: 'delete', icon: 'trash', label: m.admin_delete(), danger: true, onPress: onDelete },
  ];
  return (
    <article className={styles.row}>
      {picture && <Picture address={picture.address} alt="" sizes="4rem" className={styles.picture} />}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Text of={name} />
        </h2>
        <div className={styles.text}>{text}</div>
        {state}
        {badge}
      </div>
      <div className={styles.actions}>
        {actions}
        {offered.map(({ key, icon, label, danger, onPress }) => (
          <Button key={key} look="line" className={classes(styles.action, danger && styles.delete)} onClick={onPress}>
            <Icon name={icon} />
            <RowAction what={label} name={name} />
          </Button>
        ))}
        <MenuButton look="line" square className={styles.more} menu={m.admin_more()} actions={() => offered}>
          <Icon name="more" />
          <OfRow words={(row) => m.admin_row_of({ what: m.admin_more(), name: row })} name={name} />
        </MenuButton>
      </div>
    </article>
  );
}

const onSite = () => ({ icon: 'out', label: m.admin_open_on_site() }) as const;
const preview = () => ({ icon: 'eye', label: m.admin_preview() }) as const;

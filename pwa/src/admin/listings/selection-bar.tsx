import { mostChosen } from '@helpdesk/contract/calls/managed/change-listings';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import type { MenuAction } from '#admin/shell/action-menu.tsx';
import { MenuButton } from '#admin/shell/menu-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import type { BulkTask } from './bulk-dialog.tsx';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  /** How many the list finds. */
  found: number;
  selection: Selection;
  onTask: (task: BulkTask) => void;
}

/** Selects all that a list finds, and offers what can be done with those selected. */
export function SelectionBar({ found, selection, onTask }: SelectionBarProps) {
  const [coming, setComing] = useState(false);
  const count = selection.listings.length;
  const selectAll = async () => {
    setComing(true);
    await selection.setAll().catch(() => toast.error(m.admin_unreachable()));
    setComing(false);
  };
  const action = (key: BulkTask, icon: MenuAction['icon'], label: string, danger = false): MenuAction => ({
    key,
    icon,
    label,
    danger,
    onPress: () => onTask(key),
  });
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={coming || (count > 0 && count === found)}
          disabled={found === 0 || found > mostChosen}
          aria-busy={coming}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < found;
          }}
          onChange={({ target }) => (target.checked ? void selectAll() : selection.clear())}
        />
        {m.admin_select_found({ count: found })}
      </label>
      <span role="status">{count > 0 && m.admin_selected({ count })}</span>
      {count > 0 && (
        <>
          <Button look="line" onClick={() => onTask('checked')}>
            <Icon name="check" />
            {m.admin_still_correct()}
          </Button>
          <MenuButton
            look="line"
            menu={m.admin_bulk_menu()}
            actions={() => [
              action('region', 'pin', m.admin_bulk_to_region()),
              action('category', 'list', m.admin_list_category()),
              action('popular', 'star', m.admin_bulk_to_popular()),
              action('unpopular', 'star', m.admin_bulk_from_popular()),
              action('publish', 'eye', m.admin_bulk_to_public()),
              action('unpublish', 'closed', m.admin_bulk_from_public()),
              action('delete', 'trash', m.admin_delete(), true),
            ]}
          >
            {m.admin_bulk_menu()}
            <Icon name="later" />
          </MenuButton>
        </>
      )}
    </div>
  );
}

import { m } from '@helpdesk/words/messages';

import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './selection-bar.module.css';

interface SelectionBarProps {
  shown: number;
  selected: number;
  onSelectAll: (all: boolean) => void;
  busy: boolean;
  onConfirm: () => void;
}

/** Selects all rows that a list shows, and says of those selected that they are still correct. */
export function SelectionBar({ shown, selected, onSelectAll, busy, onConfirm }: SelectionBarProps) {
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={shown > 0 && selected === shown}
          disabled={shown === 0}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && selected < shown;
          }}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        {m.admin_select_all()}
      </label>
      <span role="status">{selected > 0 && m.admin_selected({ count: selected })}</span>
      {selected > 0 && (
        <Button look="line" aria-disabled={busy} onClick={() => !busy && onConfirm()}>
          <Icon name="check" />
          {m.admin_still_correct()}
        </Button>
      )}
    </div>
  );
}

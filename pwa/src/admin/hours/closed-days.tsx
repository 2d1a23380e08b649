import { m } from '@helpdesk/words/messages';

import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './hours-field.module.css';

interface ClosedDaysProps {
  /** `YYYY-MM-DD`; empty while it is typed. */
  days: readonly string[];
  onChange: (days: readonly string[]) => void;
}

const most = 60;

/** Single days on which something is closed. */
export function ClosedDays({ days, onChange }: ClosedDaysProps) {
  return (
    <fieldset className={styles.season}>
      <legend className={styles.title}>{m.admin_hours_closed_days()}</legend>
      {days.map((day, at) => {
        const label = m.admin_hours_closed_day({ number: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place alone while it is typed.
          <div key={at} className={styles.closedDay}>
            <TextField
              label={label}
              type="date"
              value={day}
              onValueChange={(typed) => onChange(days.map((each, index) => (index === at ? typed : each)))}
            />
            <Button
              look="line"
              square
              aria-label={m.admin_remove({ name: label })}
              onClick={() => onChange(days.filter((_, index) => index !== at))}
            >
              <Icon name="trash" />
            </Button>
          </div>
        );
      })}
      {days.length < most && (
        <div>
          <Button look="line" onClick={() => onChange([...days, ''])}>
            <Icon name="plus" />
            {m.admin_hours_closed_add()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import type { Span } from '@helpdesk/contract/kinds/hours';
import { m } from '@helpdesk/words/messages';

import check from '#admin/fields/check-group.module.css';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Icon } from '#ui/media/icon.tsx';

import { secondSpan, shownTime, withSpan } from './edit-hours.ts';
import styles from './hours-field.module.css';

interface DayFieldsProps {
  name: string;
  spans: readonly Span[];
  onChange: (spans: readonly Span[]) => void;
  onOpen: () => void;
  /** Gives these hours to all days. */
  onCopy?: (() => void) | undefined;
}

/** A day of the week: ticked it is open, from when to when. */
export function DayFields({ name, spans, onChange, onOpen, onCopy }: DayFieldsProps) {
  const isOpen = spans.length > 0;
  return (
    <fieldset className={styles.day}>
      <legend className="sr">{name}</legend>
      <label className={check.check}>
        <input type="checkbox" checked={isOpen} onChange={({ target }) => (target.checked ? onOpen() : onChange([]))} />
        <span>{name}</span>
      </label>
      {isOpen ? (
        <div className={styles.spans}>
          {spans.map(({ opens, closes }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours are known by their place alone while they are typed.
            <div key={at} className={styles.span}>
              <TextField
                label={m.admin_hours_opens()}
                type="time"
                value={shownTime(opens)}
                onValueChange={(typed) => onChange(withSpan(spans, at, { opens: typed }))}
              />
              <TextField
                label={m.admin_hours_closes()}
                type="time"
                value={shownTime(closes)}
                onValueChange={(typed) => onChange(withSpan(spans, at, { closes: typed }))}
              />
              {at === 0 ? (
                <Button look="line" square aria-label={m.admin_hours_second()} onClick={() => onChange([...spans, secondSpan])}>
                  <Icon name="plus" />
                </Button>
              ) : (
                <Button
                  look="line"
                  square
                  aria-label={m.admin_hours_second_remove()}
                  onClick={() => onChange(spans.filter((_, index) => index !== at))}
                >
                  <Icon name="trash" />
                </Button>
              )}
            </div>
          ))}
          {onCopy && (
            <Button look="line" className={styles.copy} onClick={onCopy}>
              <Icon name="copy" />
              {m.admin_hours_copy()}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.shut}>{m.hours_closed()}</p>
      )}
    </fieldset>
  );
}

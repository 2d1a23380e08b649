import type { Season } from '@helpdesk/contract/kinds/hours';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { dayOfWeekInWords } from '#listings/planning/hours-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

import { DayFields } from './day-fields.tsx';
import { DayOfYear } from './day-of-year.tsx';
import { copiedToAll, opened, withDay } from './edit-hours.ts';
import styles from './hours-field.module.css';

interface SeasonFieldsProps {
  season: Season;
  title: string;
  onChange: (season: Season) => void;
  /** Left out where it holds all year. */
  onRemove?: (() => void) | undefined;
}

/** The hours of a week, all year or in a part of it. */
export function SeasonFields({ season, title, onChange, onRemove }: SeasonFieldsProps) {
  const { from, to, week } = season;
  const firstOpen = week.findIndex((spans) => spans.length > 0);
  return (
    <fieldset className={styles.season}>
      <legend className={styles.title}>{title}</legend>
      {from !== null && to !== null && (
        <div className={styles.part}>
          <DayOfYear
            day={m.admin_hours_first_day()}
            month={m.admin_hours_first_month()}
            value={from}
            onValueChange={(changed) => onChange({ ...season, from: changed })}
          />
          <DayOfYear
            day={m.admin_hours_last_day()}
            month={m.admin_hours_last_month()}
            value={to}
            onValueChange={(changed) => onChange({ ...season, to: changed })}
          />
          {onRemove && (
            <Button look="line" square aria-label={m.admin_remove({ name: title })} onClick={onRemove}>
              <Icon name="trash" />
            </Button>
          )}
        </div>
      )}
      {week.map((spans, day) => (
        <DayFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week is its place in it.
          key={day}
          name={dayOfWeekInWords(day, spokenLanguage())}
          spans={spans}
          onChange={(changed) => onChange(withDay(season, day, changed))}
          onOpen={() => onChange(opened(season, day))}
          onCopy={day === firstOpen ? () => onChange(copiedToAll(season, day)) : undefined}
        />
      ))}
    </fieldset>
  );
}

import type { Hours } from '@helpdesk/contract/kinds/hours';
import { readHours, writeHours } from '@helpdesk/contract/opening/hours-text';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { Icon } from '#ui/media/icon.tsx';

import { ClosedDays } from './closed-days.tsx';
import { newHours, newSeason, withoutSeason, withSeason } from './edit-hours.ts';
import styles from './hours-field.module.css';
import { SeasonFields } from './season-fields.tsx';

interface HoursFieldProps {
  /** As spreadsheets write them (`opening/hours-text.ts`), so that forms compare and keep them as a text; empty: not known. */
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

const mostSeasons = 6;

/** When something is open, filled in day by day. */
export function HoursField({ value, error, onValueChange }: HoursFieldProps) {
  // What lacks a time cannot be read back from its text.
  const [typed, setTyped] = useState<{ readonly text: string; readonly hours: Hours | undefined }>();
  const hours = typed?.text === value ? typed.hours : readHours(value);
  const change = (changed: Hours | undefined) => {
    const text = changed ? writeHours(changed) : '';
    setTyped({ text, hours: changed });
    onValueChange(text);
  };
  return (
    <fieldset className={styles.hours}>
      <legend className={styles.legend}>{m.admin_field_hours()}</legend>
      {hours ? (
        <>
          <p className={styles.hint}>{m.admin_hours_hint()}</p>
          {hours.seasons.map((season, at) => (
            <SeasonFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a part of the year is known by its place alone while it is edited.
              key={at}
              season={season}
              title={titleOf(hours, at)}
              onChange={(changed) => change(withSeason(hours, at, changed))}
              onRemove={season.from === null ? undefined : () => change(withoutSeason(hours, at))}
            />
          ))}
          <div className={styles.actions}>
            {hours.seasons.length < mostSeasons && (
              <Button look="line" onClick={() => change({ ...hours, seasons: [...hours.seasons, newSeason] })}>
                <Icon name="plus" />
                {m.admin_hours_part_add()}
              </Button>
            )}
            <Button look="line" onClick={() => change(undefined)}>
              {m.admin_hours_forget()}
            </Button>
          </div>
          <ClosedDays days={hours.closedOn} onChange={(closedOn) => change({ ...hours, closedOn })} />
        </>
      ) : (
        <>
          <p className={styles.hint}>{m.admin_hours_unknown()}</p>
          <div>
            <Button look="line" onClick={() => change(newHours)}>
              <Icon name="plus" />
              {m.admin_hours_fill()}
            </Button>
          </div>
        </>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function titleOf({ seasons }: Hours, at: number): string {
  if (seasons[at]?.from !== null)
    return m.admin_hours_part({ number: seasons.slice(0, at + 1).filter(({ from }) => from !== null).length });
  return seasons.length > 1 ? m.admin_hours_else() : m.admin_hours_all_year();
}

import { pointOf } from '@helpdesk/contract/rules/straight-line';
import { m } from '@helpdesk/words/messages';

import { distanceInWords } from '#listings/distance-in-words.ts';
import { timeInWords } from '#listings/opening/time-in-words.ts';
import { sunsetOn } from '#listings/planning/sunset.ts';
import { classes } from '#ui/style/classes.ts';

import { minutesInWords } from './minutes-in-words.ts';
import styles from './plan-sums.module.css';
import { type SavedListing, sumsOf } from './stops.ts';

/** What a day comes to, as far as anybody knows. */
export function PlanSums({ stops, day }: { stops: readonly SavedListing[]; day: string }) {
  const { minutes, withoutMinutes, metres, withoutMetres } = sumsOf(stops);
  const sums = [
    { what: m.saved_sum_there(), sum: atLeast(minutesInWords(minutes), minutes, withoutMinutes) },
    ...(stops.length > 1 ? [{ what: m.saved_sum_line(), sum: atLeast(distanceInWords(metres), metres, withoutMetres) }] : []),
  ];
  const sunset = sunsetAtEnd(stops, day);
  if (sunset) sums.push({ what: m.saved_sum_sunset(), sum: timeInWords(sunset) });
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(({ what, sum }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={classes('num', styles.sum)}>{sum}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {withoutMinutes > 0 && minutes > 0 && `${m.saved_without_minutes({ count: withoutMinutes })} `}
        {m.saved_roads()}
      </p>
    </>
  );
}

/** Where the day ends. */
function sunsetAtEnd(stops: readonly SavedListing[], day: string): string | undefined {
  const last = stops.flatMap(({ listing }) => pointOf(listing) ?? []).at(-1);
  return last && sunsetOn(day, last);
}

/** What is not known is not nothing. */
function atLeast(sum: string, amount: number, unknown: number): string {
  if (unknown === 0) return sum;
  return amount === 0 ? m.saved_sum_unknown() : m.saved_sum_at_least({ sum });
}

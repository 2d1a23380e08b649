import { m } from '@helpdesk/words/messages';

import { distanceInWords } from '#listings/distance-in-words.ts';
import { classes } from '#ui/style/classes.ts';

import { minutesInWords } from './minutes-in-words.ts';
import styles from './plan-sums.module.css';
import { type SavedListing, sumsOf } from './stops.ts';

/** What a day comes to, as far as anybody knows. */
export function PlanSums({ stops }: { stops: readonly SavedListing[] }) {
  const { minutes, withoutMinutes, metres, withoutMetres } = sumsOf(stops);
  const sums = [
    { what: m.saved_sum_there(), sum: atLeast(minutesInWords(minutes), minutes, withoutMinutes) },
    ...(stops.length > 1 ? [{ what: m.saved_sum_line(), sum: atLeast(distanceInWords(metres), metres, withoutMetres) }] : []),
  ];
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

/** What is not known is not nothing. */
function atLeast(sum: string, amount: number, unknown: number): string {
  if (unknown === 0) return sum;
  return amount === 0 ? m.saved_sum_unknown() : m.saved_sum_at_least({ sum });
}

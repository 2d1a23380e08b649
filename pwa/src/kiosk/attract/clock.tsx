import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { regionMoment } from '#catalogue/region-moment.ts';
import { timeInWords } from '#listings/opening/time-in-words.ts';
import { classes } from '#ui/style/classes.ts';
import { useMinute } from '#ui/style/use-minute.ts';
import styles from './clock.module.css';

/** The time and the day in the region. */
export function Clock({ isOverHeader }: { isOverHeader?: boolean }) {
  const { day, time } = regionMoment(useMinute());
  return (
    <p aria-hidden={isOverHeader} className={classes(styles.clock, isOverHeader && styles.overHeader)}>
      <b className="num">{timeInWords(time)}</b>
      {dayInWords(day, spokenLanguage(), { weekday: 'long', day: 'numeric', month: 'long' })}
    </p>
  );
}

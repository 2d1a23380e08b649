import { languageFacts } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';
import { spokenLanguage } from '@helpdesk/words/language';

import { classes } from '#ui/style/classes.ts';
import { useMinute } from '#ui/style/use-minute.ts';
import styles from './clock.module.css';

/** The time and the day in the region. */
export function Clock({ isOverHeader }: { isOverHeader?: boolean }) {
  const now = useMinute();
  const { locale } = languageFacts[spokenLanguage()];
  const say = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: site.timeZone, ...options }).format(now);
  return (
    <p aria-hidden={isOverHeader} className={classes(styles.clock, isOverHeader && styles.overHeader)}>
      <b className="num">{say({ hour: '2-digit', minute: '2-digit', hour12: false })}</b>
      {say({ weekday: 'long', day: 'numeric', month: 'long' })}
    </p>
  );
}

import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { Icon } from '#ui/media/icon.tsx';

import styles from './closed-until.module.css';
import { shortDayInWords } from './day-in-words.ts';

/** That something is closed, and until when, on one line. */
export const ClosedUntil = ({ until, today }: { until: string; today: string }) => (
  <span className={styles.closed}>
    <Icon name="closed" />
    {m.closed_until({ day: shortDayInWords(until, today, spokenLanguage()) })}
  </span>
);

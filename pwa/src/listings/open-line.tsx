import type { Hours } from '@helpdesk/contract/kinds/hours';
import { openingAt } from '@helpdesk/contract/rules/opening';

import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './open-line.module.css';
import { openingInWords } from './opening-in-words.ts';
import { useMoment } from './use-moment.ts';

/** Whether it is open, by the clock of the region: with a sign and in words, the same everywhere. */
export function OpenLine({ hours }: { hours: Hours }) {
  const now = useMoment();
  const { look, text } = openingInWords(openingAt(hours, now), now);
  return (
    <span className={classes(styles.line, styles[look])}>
      <Icon name={look === 'closed' ? 'closed' : 'wait'} />
      {text}
    </span>
  );
}

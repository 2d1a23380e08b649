import { m } from '@helpdesk/words/messages';

import styles from './needs.module.css';

/** Shown while the server doubts its clock (decision 051): somebody has to put it right. */
export const ClockNote = () => (
  <p role="alert" className={styles.problem}>
    {m.admin_clock_doubted()}
  </p>
);

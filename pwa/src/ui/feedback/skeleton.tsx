import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { classes } from '#ui/style/classes.ts';
import styles from './skeleton.module.css';

/** The boxes of what is about to come; they keep its place. */
export function Skeletons({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul className={classes('list', styles.rows, styles.late)} aria-busy="true" aria-label={m.ui_loading()}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <li key={at}>{children}</li>
      ))}
    </ul>
  );
}

export function SkeletonRow() {
  return (
    <span className={styles.row}>
      <span className={classes(styles.block, styles.thumb)} />
      <span className={styles.lines}>
        <span className={classes(styles.block, styles.title)} />
        <span className={classes(styles.block, styles.line)} />
        <span className={classes(styles.block, styles.short)} />
      </span>
    </span>
  );
}

export function SkeletonCard() {
  return (
    <span className={classes(styles.card, styles.late)}>
      <span className={classes(styles.block, styles.picture)} />
      <span className={classes(styles.block, styles.title)} />
    </span>
  );
}

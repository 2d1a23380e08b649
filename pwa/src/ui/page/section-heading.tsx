import type { ReactNode } from 'react';

import { classes } from '#ui/style/classes.ts';
import styles from './section-heading.module.css';

/** A section's heading under its strata mark, and what may stand at its end. */
export function SectionHeading({ title, id, small, action }: { title: string; id?: string; small?: boolean; action?: ReactNode }) {
  return (
    <div className={classes('wrap', styles.head)}>
      <h2 id={id} className={classes(styles.strata, small && styles.small)}>
        {title}
      </h2>
      {action}
    </div>
  );
}

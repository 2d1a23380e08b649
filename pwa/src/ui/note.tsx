import type { ReactNode } from 'react';

import type { Tone } from './badge.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './note.module.css';

/** One state of affairs, in a title and a sentence. */
export function Note({ icon, tone = 'off', title, children }: { icon: IconName; tone?: Tone; title: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes(styles.note, styles[tone])}>
      <Icon name={icon} />
      <b>{title}</b>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}

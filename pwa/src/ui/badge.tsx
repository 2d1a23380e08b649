import type { ReactNode } from 'react';

import styles from './badge.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

/** What a colour means (design section 1): green done, turmeric waiting, red failed, grey neither. */
export type Tone = 'off' | 'ok' | 'wait' | 'err';

export function Badge({ icon, tone = 'off', children }: { icon: IconName; tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

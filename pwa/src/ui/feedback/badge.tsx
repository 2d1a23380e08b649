import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './badge.module.css';

/** What a colour means (product 12.1): green done, turmeric waiting, red failed, grey neither. */
export type Tone = 'off' | 'ok' | 'wait' | 'err';

export function Badge({ icon, tone = 'off', children }: { icon: IconName; tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

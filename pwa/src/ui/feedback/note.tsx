import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import type { Tone } from './badge.tsx';
import styles from './note.module.css';

/** One state of affairs, in a title and a sentence. */
export function Note({
  icon,
  tone = 'off',
  title,
  children,
}: {
  icon: IconName;
  tone?: Tone | 'shut';
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes(styles.note, styles[tone])}>
      <Icon name={icon} />
      <b>{title}</b>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}

import { type ReactNode, useId } from 'react';

import { classes } from '#ui/style/classes.ts';
import styles from './name-list.module.css';

interface NameListProps {
  title: string;
  level: 'h2' | 'h3';
  className?: string;
  /** Items that are each a link: a name, and what else is said of it in `small`. */
  children: ReactNode;
}

/** Names that lead somewhere, under a heading: less than rows with pictures. */
export function NameList({ title, level: Title, className, children }: NameListProps) {
  const id = useId();
  return (
    <section className={classes(styles.section, className)} aria-labelledby={id}>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      <ul className={classes('list', styles.list)}>{children}</ul>
    </section>
  );
}

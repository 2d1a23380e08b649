import type { ReactNode } from 'react';
import { Ridge } from '#ui/media/ridge.tsx';
import styles from './call-out.module.css';

/** What a page asks for at its end: a title, a few words and the buttons that do it. */
export function CallOut({ title, actions, children }: { title: ReactNode; actions: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.callOut}>
      <Ridge className={styles.ridge} />
      <div className="stack">
        <h2>{title}</h2>
        {children}
      </div>
      <div className="cluster">{actions}</div>
    </section>
  );
}

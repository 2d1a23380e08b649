import type { ReactNode } from 'react';

import { PageTitle } from '#ui/page-title.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import styles from './policy.module.css';

export function Policy({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <>
      <PageTitle page={title} />
      <div className="wrap page stack">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{intro}</p>
      </div>
      {children}
    </>
  );
}

export function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`sec ${styles.section}`}>
      <SectionHeading small title={title} />
      <div className="wrap stack">{children}</div>
    </section>
  );
}

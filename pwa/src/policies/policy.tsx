import type { ReactNode } from 'react';

import { PageHead } from '#ui/page/page-head.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import styles from './policy.module.css';

export function Policy({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} description={intro} />
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

import type { ReactNode } from 'react';

import { Icon, type IconName } from '#ui/media/icon.tsx';
import styles from './contact-way.module.css';

export function ContactWay({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className={styles.way}>
      <Icon name={icon} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a className={styles.link} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** `phone` is written for people, with spaces. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={`${styles.link} num`} href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone}
    </a>
  );
}

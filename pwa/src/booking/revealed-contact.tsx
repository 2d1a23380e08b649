import { m } from '@helpdesk/words/messages';

import { useRevealed } from '#mine/use-revealed.ts';

import type { Contact } from './contact.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactLinks } from './contact-links.tsx';
import styles from './revealed-contact.module.css';

/** Whom to call, for whoever booked here from this phone before. */
export function RevealedContact({ listingId, contact }: { listingId: string; contact: Contact }) {
  if (!useRevealed(listingId)) return null;
  return (
    <section className={styles.revealed} aria-labelledby="revealed-contact">
      <h2 id="revealed-contact" className={styles.title}>
        {m.book_contact()}
      </h2>
      <p className={styles.text}>{m.book_contact_text()}</p>
      <ContactDetails contact={contact} />
      <div className={styles.links}>
        <ContactLinks phone={contact.phone} />
      </div>
    </section>
  );
}

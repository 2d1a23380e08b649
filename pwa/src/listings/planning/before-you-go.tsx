import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useId } from 'react';

import { dayInWords } from '#listings/day-in-words.ts';
import { useOpenedListing } from '#listings/detail/opened-listing.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import styles from './before-you-go.module.css';
import { Planning } from './planning.tsx';

/** What plans a visit, and how old it is. What nobody told is left out. */
export function BeforeYouGo() {
  const id = useId();
  const listing = useOpenedListing();
  if (!listing) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading title={m.facts_title()} id={id} />
      <div className="wrap">
        <dl className={styles.facts}>
          <Planning listing={listing} />
        </dl>
        {listing.checkedOn && (
          <p className={styles.checked}>{m.facts_checked({ date: dayInWords(listing.checkedOn, spokenLanguage()) })}</p>
        )}
      </div>
    </section>
  );
}

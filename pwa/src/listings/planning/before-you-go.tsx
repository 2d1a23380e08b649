import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useId } from 'react';
import { textsOf } from '#catalogue/texts.ts';
import { useOpenedListing } from '#listings/detail/opened-listing.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import styles from './before-you-go.module.css';
import { ListingFacts } from './listing-facts.tsx';
import { Planning } from './planning.tsx';

const CorrectionLink = deferred(async () => (await import('#listings/detail/correction-link.tsx')).CorrectionLink, 'later');

const TakeAlong = deferred(async () => (await import('#listings/detail/take-along.tsx')).TakeAlong, 'later', 'details', 'facts');

/** What is worth knowing of the listing that the page is about, what plans a visit, and how old it is. What nobody told is left out. */
export function BeforeYouGo() {
  const id = useId();
  const listing = useOpenedListing();
  if (!listing) return null;
  return (
    <>
      <ListingFacts listing={listing} />
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {m.facts_title()}
        </h2>
        <dl className={styles.facts}>
          <Planning listing={listing} />
        </dl>
        <div className={styles.last}>
          {listing.checkedOn && (
            <p className={styles.checked}>{m.facts_checked({ date: dayInWords(listing.checkedOn, spokenLanguage()) })}</p>
          )}
          <CorrectionLink about={{ id: listing._id, name: listing.name }} shown={textsOf(listing).name} />
        </div>
        <div className={styles.along}>
          <TakeAlong />
        </div>
      </section>
    </>
  );
}

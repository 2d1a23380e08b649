import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { dayInWords } from '#listings/day-in-words.ts';
import { Ticks } from '#ui/controls/ticks.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { Text } from '#ui/page/text.tsx';
import styles from './listing-facts.module.css';
import { pointInWords, pointLink } from './map-target.ts';

const CorrectionLink = deferred(async () => (await import('./correction-link.tsx')).CorrectionLink);

/** What a visitor should know before going: facts, season, where exactly, and how old all this is. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const { facts, name } = textsOf(listing);
  const season = 'bestSeason' in listing ? textsOf(listing).bestSeason : undefined;
  const spoken = spokenLanguage();
  const point = pointInWords(listing);
  return (
    <>
      {facts.length > 0 && (
        <section>
          <h2 className={styles.title}>{m.detail_facts()}</h2>
          <Ticks items={facts.map(({ text, lang }) => ({ icon: 'check', text, lang: unlessSpoken(lang) }))} />
        </section>
      )}
      <dl className={styles.facts}>
        {season?.text && (
          <div>
            <dt>{m.detail_best_season()}</dt>
            <dd>
              <Text of={season} />
            </dd>
          </div>
        )}
        {point && (
          <div>
            <dt>{m.detail_coordinates()}</dt>
            <dd>
              <a className="num" href={pointLink(listing)}>
                {point}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.last}>
        {listing.checkedOn && <p className={styles.checked}>{m.detail_checked({ date: dayInWords(listing.checkedOn, spoken) })}</p>}
        <CorrectionLink about={{ id: listing._id, name: listing.name }} shown={name} />
      </div>
    </>
  );
}

import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';
import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { pointInWords, pointLink } from '#listings/detail/map-target.ts';
import { Ticks } from '#ui/controls/ticks.tsx';
import { Text } from '#ui/page/text.tsx';
import styles from './listing-facts.module.css';

/** What is worth knowing: facts, season, and where exactly. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const { facts } = textsOf(listing);
  const season = 'bestSeason' in listing ? textsOf(listing).bestSeason : undefined;
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
    </>
  );
}

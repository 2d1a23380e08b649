import { m } from '@helpdesk/words/messages';
import { type ReactNode, useId } from 'react';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { topPicksOf } from '#catalogue/picks.ts';
import { categoriesInWords } from '#listings/category-label.ts';
import { resortLink, restaurantLink } from '#listings/links.ts';
import { ListingRow } from '#listings/listing-row.tsx';
import { SkeletonRow } from '#ui/feedback/skeleton.tsx';
import { Rail } from '#ui/media/rail.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { classes } from '#ui/style/classes.ts';

import { fiveCards } from './five.ts';
import styles from './top-picks.module.css';

export function TopPicks({ catalogue }: { catalogue: Catalogue | undefined }) {
  const resorts = catalogue && topPicksOf(catalogue, 'resorts');
  const restaurants = catalogue && topPicksOf(catalogue, 'restaurants');
  return (
    <div className={styles.pair}>
      <Section title={unbroken(m.home_top_resorts())}>
        <Rail className={styles.rail}>
          {resorts
            ? resorts.map((resort) => (
                <li key={resort._id}>
                  <ListingRow listing={resort} linkOf={resortLink} tags={categoriesInWords(resort)} />
                </li>
              ))
            : skeletons}
        </Rail>
      </Section>
      <Section title={unbroken(m.home_top_restaurants())}>
        <ul className={classes('wrap list', styles.rows)}>
          {restaurants
            ? restaurants.map((restaurant) => (
                <li key={restaurant._id}>
                  <ListingRow listing={restaurant} linkOf={restaurantLink} tags={categoriesInWords(restaurant)} />
                </li>
              ))
            : skeletons}
        </ul>
      </Section>
    </div>
  );
}

/** No line begins with the dash. */
const unbroken = (title: string) => title.replace(' - ', '\u00a0- ');

const skeletons = fiveCards.map((at) => (
  <li key={at}>
    <SkeletonRow />
  </li>
));

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="sec below-fold" aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} />
      {children}
    </section>
  );
}

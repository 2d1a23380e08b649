import { m } from '@helpdesk/words/messages';
import { useId, useMemo } from 'react';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { favouritesOf } from '#catalogue/picks.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { placeLink } from '#listings/links.ts';
import { ListingCard } from '#listings/listing-card.tsx';
import { SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { Rail } from '#ui/media/rail.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';

import styles from './favourites.module.css';
import { fiveCards } from './five.ts';

export function Favourites({ catalogue }: { catalogue: Catalogue | undefined }) {
  const day = useDay();
  const heading = useId();
  const favourites = useMemo(() => catalogue && favouritesOf(catalogue, day), [catalogue, day]);
  return (
    <section className="sec below-fold" aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.home_favourites()} />
      <Rail className={styles.favourites}>
        {favourites
          ? favourites.map((place, at) => (
              <li key={place._id}>
                <ListingCard
                  listing={place}
                  linkOf={placeLink}
                  region={catalogue?.byId.regions.get(place.regionId ?? '')}
                  sizes={at === 0 ? '(min-width: 64rem) 34vw, min(76vw, 20rem)' : '(min-width: 64rem) 17vw, min(76vw, 20rem)'}
                />
              </li>
            ))
          : fiveCards.map((at) => (
              <li key={at}>
                <SkeletonCard />
              </li>
            ))}
      </Rail>
    </section>
  );
}

import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/rows';
import { useId } from 'react';

import type { Index } from '#catalogue/catalogue.ts';
import { classes } from '#ui/classes.ts';
import { Rail } from '#ui/rail.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

import type { LinkOf } from './links.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './nearby.module.css';

interface NearbyProps<Row extends Listing> {
  title: string;
  listings: readonly Row[];
  linkOf: LinkOf;
  /** Where they are, when that says more than what they are. */
  regions?: Index<RegionRow>;
  tagsOf?: (listing: Row) => string;
}

/** Listings near another one: the section is there only when there are any (spec section 2). */
export function Nearby<Row extends Listing>({ title, listings, linkOf, regions, tagsOf }: NearbyProps<Row>) {
  const heading = useId();
  if (listings.length === 0) return null;
  return (
    <section className={classes('sec', styles.nearby)} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} small />
      <Rail className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing._id}>
            <ListingCard
              listing={listing}
              linkOf={linkOf}
              region={regions?.get(listing.regionId ?? '')}
              tags={tagsOf?.(listing)}
              sizes="(min-width: 48rem) 23vw, 58vw"
            />
          </li>
        ))}
      </Rail>
    </section>
  );
}

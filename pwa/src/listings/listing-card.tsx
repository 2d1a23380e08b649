import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/sync/rows';

import type { ReactNode } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import { RestrictionLine } from '#listings/opening/restriction-line.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import type { LinkOf } from './links.ts';
import styles from './listing-card.module.css';
import { ListingLink } from './listing-link.tsx';
import { ListingMeta } from './listing-meta.tsx';

interface ListingCardProps {
  listing: Listing;
  linkOf: LinkOf;
  region?: RegionRow;
  tags?: string;
  /** How wide the picture will be shown, as the `sizes` of an `img`. */
  sizes: string;
  className?: string;
  /** What else is said of it, once that is here. */
  children?: ReactNode;
}

export function ListingCard({ listing, linkOf, region, tags, sizes, className, children }: ListingCardProps) {
  return (
    <ListingLink link={linkOf(listing.slug)} className={classes(styles.card, className)}>
      <Picture address={listing.images[0]} alt="" sizes={sizes} />
      <span className={styles.name}>
        <Text of={textsOf(listing).name} />
      </span>
      <span className={styles.meta}>
        <ListingMeta region={region} tags={tags} />
      </span>
      {children && <span className={styles.more}>{children}</span>}
      <RestrictionLine id={listing._id} />
    </ListingLink>
  );
}

import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/rows';

import { textsOf } from '#catalogue/texts.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Text } from '#ui/text.tsx';

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
}

export function ListingCard({ listing, linkOf, region, tags, sizes, className }: ListingCardProps) {
  return (
    <ListingLink link={linkOf(listing.slug)} className={classes(styles.card, className)}>
      <Picture address={listing.images[0]} alt="" sizes={sizes} />
      <span className={styles.name}>
        <Text of={textsOf(listing).name} />
      </span>
      <span className={styles.meta}>
        <ListingMeta region={region} tags={tags} />
      </span>
    </ListingLink>
  );
}

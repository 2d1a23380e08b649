import { previewOf } from '@helpdesk/contract/rules/preview';
import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/sync/rows';
import { memo } from 'react';
import { textsOf } from '#catalogue/texts.ts';
import { RestrictionLine } from '#listings/opening/restriction-line.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import { ListingNow, SaveButton } from './deferred-parts.ts';
import type { LinkOf } from './links.ts';
import { ListingLink } from './listing-link.tsx';
import { ListingMeta } from './listing-meta.tsx';
import styles from './listing-row.module.css';

interface ListingRowProps {
  listing: Listing;
  linkOf: LinkOf;
  region?: RegionRow;
  /** What else is said beside the region. */
  tags?: string;
}

/** One listing of a list: all of the row but its heart is the link. It renders again only when its listing changed. */
export const ListingRow = memo(function ListingRow({ listing, linkOf, region, tags }: ListingRowProps) {
  const { name, content } = textsOf(listing);
  return (
    <div className={styles.row}>
      <ListingLink link={linkOf(listing.slug)} className={styles.link}>
        <Picture address={listing.images[0]} alt="" sizes="(min-width: 48rem) 136px, 104px" className={styles.thumb} />
        <span>
          <span className={styles.name}>
            <Text of={name} />
          </span>
          <span className={styles.preview}>
            <Text of={{ ...content, text: previewOf(content.text) }} />
          </span>
          <span className={styles.meta}>
            <ListingMeta region={region} tags={tags} />
          </span>
          <RestrictionLine id={listing._id} />
          <span className={classes(styles.now, 'hours' in listing && listing.hours !== null && styles.timed)}>
            <ListingNow listing={listing} besideOthers />
          </span>
        </span>
      </ListingLink>
      <span className={styles.heart}>
        <SaveButton id={listing._id} name={name} />
      </span>
    </div>
  );
});

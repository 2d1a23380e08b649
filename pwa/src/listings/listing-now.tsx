import { pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';

import { ListingOpen } from '#listings/opening/open-line.tsx';
import { lineInWords } from './distance-in-words.ts';
import styles from './listing-now.module.css';
import { useWhence } from './use-whence.ts';

interface ListingNowProps {
  listing: Listing;
  /** Stands beside `RestrictionLine` and `AlwaysOpen`, and repeats neither. */
  besideOthers?: boolean;
  /** Says that nobody knows the hours. */
  evenUnknown?: boolean;
}

/** What depends on where and when somebody asks: how far it is from where the reader is or the directory measures, and whether it is open. */
export function ListingNow({ listing, ...said }: ListingNowProps) {
  const whence = useWhence();
  const point = whence && pointOf(listing);
  return (
    <>
      {point && <span className={styles.distance}>{lineInWords(straightLine(whence, point))}</span>}
      <ListingOpen listing={listing} {...said} />
    </>
  );
}

import { pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';

import { lineInWords } from '#listings/distance-in-words.ts';

import { useOpenedListing } from './opened-listing.tsx';

/** How far a listing is from the one that is open, and where to, in a straight line. */
export function Away({ listing }: { listing: Listing }) {
  const opened = useOpenedListing();
  const from = opened && pointOf(opened);
  const to = pointOf(listing);
  return from && to && lineInWords(straightLine(from, to));
}

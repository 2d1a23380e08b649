import { isOpenNow } from '@helpdesk/contract/opening/listing-opening';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { useCallback } from 'react';

import { useMoment } from '#listings/opening/use-moment.ts';

/**
 * Tells what is open now: what does not say its hours is not known to be.
 * @param asked else everything passes
 * @param restricted listings that a notice keeps people away from
 */
export function useOpen(asked: boolean, restricted: ReadonlySet<string>): (listing: ListingRow) => boolean {
  const { day, time } = useMoment();
  return useCallback(
    (listing) => !asked || isOpenNow(listing, { now: { day, time }, restricted }) === true,
    [asked, restricted, day, time],
  );
}

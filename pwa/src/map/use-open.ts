import { isOpen as isOpenBy } from '@helpdesk/contract/rules/known-facts';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { useCallback } from 'react';

import { useMoment } from '#listings/opening/use-moment.ts';

/**
 * Tells what is open now: what does not say its hours is not known to be.
 * @param asked else everything passes
 * @param closed listings that a notice closes
 */
export function useOpen(asked: boolean, closed: ReadonlySet<string>): (listing: ListingRow) => boolean {
  const { day, time } = useMoment();
  return useCallback((listing) => !asked || isOpenBy(listing, { now: { day, time }, closed }) === true, [asked, closed, day, time]);
}

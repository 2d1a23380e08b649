import { openingAt } from '@helpdesk/contract/rules/opening';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { useCallback } from 'react';

import { useMoment } from '#listings/use-moment.ts';

/**
 * Tells what is open now: what does not say its hours is not known to be.
 * @param asked else everything passes
 */
export function useOpen(asked: boolean): (listing: ListingRow) => boolean {
  const now = useMoment();
  const { day, time } = now;
  return useCallback(
    (listing) => {
      if (!asked) return true;
      if ('openAlways' in listing) return listing.openAlways;
      return 'hours' in listing && listing.hours !== null && openingAt(listing.hours, { day, time }).is !== 'closed';
    },
    [asked, day, time],
  );
}

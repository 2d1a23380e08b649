import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { useEffect, useState } from 'react';
import { keepListingPictures } from './phone.ts';
import { spaceFreed } from './sync-state.ts';

/** Keeps the photos of the listing that is being looked at, and says once they are all on this phone. */
export function useKeptPictures(listing: ListingRow): boolean {
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    let left = false;
    // Storage that fails keeps nothing, and nothing is what is said then.
    keepListingPictures(listing).then(
      (stored) => !left && setKept(stored ? listing._id : undefined),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [listing]);
  useEffect(() => spaceFreed.subscribe(() => setKept(undefined)), []);
  return kept === listing._id;
}

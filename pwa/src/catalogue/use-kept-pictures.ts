import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepListingPictures } from './phone.ts';
import { opensOffline, spaceFreed, syncState } from './sync-state.ts';

/** Keeps the photos of the listing that is being looked at, and says once they and all that opens them without a signal are on this phone. */
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
  const opens = useSyncExternalStore(
    syncState.subscribe,
    () => opensOffline(syncState.get()),
    () => false,
  );
  return opens && kept === listing._id;
}

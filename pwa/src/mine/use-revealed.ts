import { useEffect, useSyncExternalStore } from 'react';

import { createStore } from '#platform/store.ts';
import { mine } from './storage.ts';

/** Whether a listing's contact details are visible, as far as this page knows. */
const revealed = createStore<ReadonlyMap<string, boolean>>(new Map());

const note = (listingId: string, is: boolean) => revealed.swap(new Map([...revealed.get(), [listingId, is]]));

/** Shows a listing's contact details from now on: its booking request is safely saved (product 7.4). */
export async function reveal(listingId: string): Promise<void> {
  note(listingId, true);
  // A phone that refuses to store shows them until the page closes.
  await mine()
    .then((storage) => storage.reveal(listingId))
    .catch(() => undefined);
}

/** Whether this listing's contact details are visible after a booking; undefined until it was read. */
export function useRevealed(listingId: string): boolean | undefined {
  useEffect(() => {
    if (!revealed.get().has(listingId)) void readRevealed(listingId);
  }, [listingId]);
  const know = () => revealed.get().get(listingId);
  return useSyncExternalStore(revealed.subscribe, know, () => undefined);
}

async function readRevealed(listingId: string): Promise<void> {
  const is = await mine()
    .then((storage) => storage.isRevealed(listingId))
    .catch(() => false);
  if (!revealed.get().has(listingId)) note(listingId, is);
}

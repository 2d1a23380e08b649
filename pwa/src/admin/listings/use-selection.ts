import { type FoundListing, managedListingCalls } from '@helpdesk/contract/calls/managed/managed-listings';
import { useCallback, useState } from 'react';
import { queryClient } from '#admin/shell/query-client.ts';
import { question } from '#admin/shell/use-answer.ts';
import type { Query } from './list-address.ts';

export interface Selection {
  readonly listings: readonly FoundListing[];
  readonly isOn: (id: string) => boolean;
  readonly set: (listing: FoundListing, on: boolean) => void;
  /** All that the list finds, whether it shows them or not. Rejects when they cannot be had. */
  readonly setAll: () => Promise<void>;
  readonly clear: () => void;
}

type Listings = ReadonlyMap<string, FoundListing>;

const nothing: Listings = new Map();

/** What is selected of a list. Another question begins anew: nothing is changed that the list before one's eyes does not find. */
export function useSelection(query: Query | undefined): Selection {
  const key = JSON.stringify(query);
  const [kept, setKept] = useState({ key, listings: nothing });
  const listings = kept.key === key ? kept.listings : nothing;
  const set = useCallback(
    (listing: FoundListing, on: boolean) =>
      setKept((before) => {
        const next = new Map(before.key === key ? before.listings : nothing);
        if (on) next.set(listing._id, listing);
        else next.delete(listing._id);
        return { key, listings: next };
      }),
    [key],
  );
  return {
    listings: [...listings.values()],
    isOn: (id) => listings.has(id),
    set,
    setAll: async () => {
      const found = await queryClient.fetchQuery({ ...question(managedListingCalls.found, { query }), gcTime: 0 });
      setKept({ key, listings: new Map(found.map((listing) => [listing._id, listing])) });
    },
    clear: () => setKept({ key, listings: nothing }),
  };
}

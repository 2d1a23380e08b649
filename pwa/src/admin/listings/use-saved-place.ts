import { managedListingCalls } from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { useEffect, useState } from 'react';
import { useLastSaved } from '#admin/shell/last-saved.ts';
import { queryClient } from '#admin/shell/query-client.ts';
import { question } from '#admin/shell/use-answer.ts';
import type { FoundRows } from './use-managed-listings.ts';

/** Where in the list the listing stands that a form saved last; undefined while nobody knows, or where it is not among what was found. */
export function useSavedPlace(kind: ListingKind, { first, query }: FoundRows): number | undefined {
  const saved = useLastSaved(kind);
  const [place, setPlace] = useState<{ readonly of: object; readonly at: number }>();
  const near = first.findIndex(({ _id }) => _id === saved?.id);
  const asked = JSON.stringify(query);
  useEffect(() => {
    if (!saved || near >= 0) return;
    const found = queryClient.fetchQuery({ ...question(managedListingCalls.found, { query: JSON.parse(asked) }), gcTime: 0 });
    void found.then((rows) => setPlace({ of: saved, at: rows.findIndex(({ _id }) => _id === saved.id) })).catch(() => {});
  }, [saved, near, asked]);
  if (!saved) return undefined;
  if (near >= 0) return near;
  return place && place.of === saved && place.at >= 0 ? place.at : undefined;
}

import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { ListingFilter } from '@helpdesk/contract/rules/listing-filter';
import { useMemo } from 'react';

import type { Found, RowOf } from '#catalogue/catalogue.ts';
import { useCatalogue, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { useIsPrepared } from '#catalogue/use-is-prepared.ts';

import { firstRows } from './row-window.ts';

/** The listings that answer the filters, in the same frame (product 3.4); undefined while nobody knows yet. */
export function useFound<Kind extends ListingKind>(
  kind: Kind,
  { search, regionId, amenity }: ListingFilter,
): Found<RowOf<Kind>> | undefined {
  const catalogue = useCatalogue();
  const held = useWholeCatalogue();
  const isPrepared = useIsPrepared(held);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that is prepared finds more.
  return useMemo(() => {
    const filter = { search, regionId, amenity };
    // What was just typed is ahead of the address, of which alone a page knows what is listed.
    return catalogue?.directory(kind, filter, firstRows) ?? held?.directory(kind, filter, firstRows);
  }, [catalogue, held, isPrepared, kind, search, regionId, amenity]);
}

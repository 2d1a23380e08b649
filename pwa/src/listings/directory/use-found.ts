import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { nearMe } from '@helpdesk/contract/rules/filter-names';
import type { ListingFilter } from '@helpdesk/contract/rules/listing-filter';
import { useMemo } from 'react';

import type { FoundListings, RowOf } from '#catalogue/catalogue.ts';
import { here } from '#catalogue/here.ts';
import { useCatalogue, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { useIsPrepared } from '#catalogue/use-is-prepared.ts';

import { useMissedSearch } from '#mine/use-missed-search.ts';
import { useStore } from '#platform/use-store.ts';
import { firstRows } from './row-window.ts';

/** The listings that answer the filters, in the same frame (product 3.4); undefined while nobody knows yet. Counts what is missed. */
export function useFound<Kind extends ListingKind>(
  kind: Kind,
  { search, regionId, categoryId, amenity, open, access, near }: ListingFilter,
): FoundListings<RowOf<Kind>> | undefined {
  const catalogue = useCatalogue();
  const held = useWholeCatalogue();
  const isPrepared = useIsPrepared(held);
  const position = useStore(here);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that is prepared finds more, one for what is near other rows elsewhere.
  const found = useMemo(() => {
    // Of what is near a phone that has not said where it is nobody knows more than of all.
    const filter = { search, regionId, categoryId, amenity, open, access, near: near === nearMe && !position ? undefined : near };
    // What was just typed is ahead of the address, of which alone a page knows what is listed.
    return catalogue?.directory(kind, filter, firstRows) ?? held?.directory(kind, filter, firstRows);
  }, [catalogue, held, isPrepared, position, kind, search, regionId, categoryId, amenity, open, access, near]);
  // What a region, a category or an amenity leaves out may well be in the catalogue, and so may what is not prepared yet.
  useMissedSearch((isPrepared && !regionId && !categoryId && !amenity && found?.missed) || '');
  return found;
}

import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import { useMemo } from 'react';

import { filterListings, type ListingFilter } from '#catalogue/search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';

/** The listings that answer the filters, in the same frame (decision B5); undefined while this phone holds nothing yet. */
export function useFound<Kind extends ListingKind>(
  kind: Kind,
  { search, regionId, amenity }: ListingFilter,
): CatalogueRows[Kind] | undefined {
  const catalogue = useCatalogue();
  return useMemo(
    () => catalogue && filterListings(catalogue, kind, { search, regionId, amenity }),
    [catalogue, kind, search, regionId, amenity],
  );
}

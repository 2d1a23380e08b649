import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import { useMemo } from 'react';

import { directoryOf } from '#catalogue/directory.ts';
import type { ListingFilter } from '#catalogue/search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { useIsPrepared } from '#catalogue/use-is-prepared.ts';

/** The listings that answer the filters, in the same frame (decision B5); undefined while this phone holds nothing yet. */
export function useFound<Kind extends ListingKind>(
  kind: Kind,
  { search, regionId, amenity }: ListingFilter,
): CatalogueRows[Kind] | undefined {
  const catalogue = useCatalogue();
  const isPrepared = useIsPrepared(catalogue);
  return useMemo(
    () => catalogue && directoryOf(catalogue, kind, { search, regionId, amenity }, isPrepared ? Number.POSITIVE_INFINITY : undefined),
    [catalogue, isPrepared, kind, search, regionId, amenity],
  );
}

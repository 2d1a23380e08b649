import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import { useMemo } from 'react';

import type { ListingFilter, RowOf } from '#catalogue/catalogue.ts';
import type { Found } from '#catalogue/shown-catalogue.ts';
import { useCatalogue, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { useIsPrepared } from '#catalogue/use-is-prepared.ts';

import { firstRows } from './row-window.ts';

/** The listings that answer the filters, in the same frame (decision B5); undefined while nobody knows yet. */
export function useFound<Kind extends ListingKind>(
  kind: Kind,
  { search, regionId, amenity }: ListingFilter,
): Found<RowOf<Kind>> | undefined {
  const catalogue = useCatalogue();
  const isPrepared = useIsPrepared(useWholeCatalogue());
  return useMemo(() => {
    const prepareAtMost = isPrepared || import.meta.env.SSR ? Number.POSITIVE_INFINITY : undefined;
    return catalogue?.list(
      kind,
      JSON.stringify([search, regionId, amenity]),
      (all) => all.directory(kind, { search, regionId, amenity }, prepareAtMost),
      { atMost: firstRows },
    );
  }, [catalogue, isPrepared, kind, search, regionId, amenity]);
}

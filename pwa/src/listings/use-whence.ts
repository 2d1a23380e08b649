import type { Point } from '@helpdesk/contract/rules/map/geo';
import { pointNear } from '@helpdesk/contract/rules/nearest-first';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

import { here } from '#catalogue/here.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { useStore } from '#platform/use-store.ts';

import { readFilters } from './directory/filters-address.ts';

/** From where rows say how far they are: from what their directory is ordered by, else from this phone, once it has said where it is. */
export function useWhence(): Point | undefined {
  const { near } = readFilters(useSearch({ strict: false }));
  const catalogue = useWholeCatalogue();
  const position = useStore(here);
  return useMemo(() => (near && catalogue && pointNear(near, catalogue.rows, position)) || position, [near, catalogue, position]);
}

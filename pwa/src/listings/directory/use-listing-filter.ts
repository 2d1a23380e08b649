import type { ListingFilter } from '@helpdesk/contract/rules/listing-filter';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { findNamed } from '#catalogue/find-row.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';

import type { Filters } from './filters-address.ts';

/** What an address narrows a directory to, by the rows that it names; what no row is called narrows nothing. */
export function useListingFilter({ search, region, category, amenity, open, access, near }: Filters): ListingFilter {
  const catalogue = useCatalogue();
  return {
    search,
    regionId: idOf(catalogue, 'regions', region),
    categoryId: idOf(catalogue, 'categories', category),
    amenity: amenity || undefined,
    open: open ? true : undefined,
    access: access || undefined,
    near: near || undefined,
  };
}

const idOf = (catalogue: Catalogue | undefined, table: 'regions' | 'categories', name: string | undefined): string | undefined =>
  catalogue && name ? findNamed(catalogue, table, name)?._id : undefined;

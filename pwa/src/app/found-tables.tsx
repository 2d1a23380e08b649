import { pathName } from '@helpdesk/contract/slug';
import { m } from '@helpdesk/words/messages';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Catalogue, SearchedRow, SearchedTable } from '#catalogue/catalogue.ts';
import { placeLink, resortLink, restaurantLink } from '#listings/links.ts';
import { ListingMeta } from '#listings/listing-meta.tsx';

export interface FoundTable<Row extends SearchedRow = SearchedRow> {
  title(): string;
  /** Where a row is read. */
  linkOf(row: Row): LinkProps;
  /** What is said beside its name. */
  metaOf(row: Row, catalogue: Catalogue): ReactNode;
  /** The whole answer of a search, where there is a page for it. */
  allOf?(search: string): LinkProps;
}

const regionOf = ({ regionId }: { readonly regionId?: string | null }, { byId }: Catalogue) => (
  <ListingMeta region={byId.regions.get(regionId ?? '')} />
);
const placeCount = ({ rows }: Catalogue, isCounted: (place: SearchedRow<'places'>) => boolean) =>
  m.count_places({ count: rows.places.filter(isCounted).length });

/** How the search over everything shows what it finds. */
export const foundTables: { readonly [Table in SearchedTable]: FoundTable<SearchedRow<Table>> } = {
  places: {
    title: m.menu_places,
    linkOf: ({ slug }) => placeLink(slug),
    metaOf: regionOf,
    allOf: (search) => linkOptions({ to: '/tourism-directory', search: { search } }),
  },
  resorts: {
    title: m.menu_resorts,
    linkOf: ({ slug }) => resortLink(slug),
    metaOf: regionOf,
    allOf: (search) => linkOptions({ to: '/accommodation-directory', search: { search } }),
  },
  restaurants: {
    title: m.menu_restaurants,
    linkOf: ({ slug }) => restaurantLink(slug),
    metaOf: regionOf,
    allOf: (search) => linkOptions({ to: '/restaurant-directory', search: { search } }),
  },
  categories: {
    title: m.search_categories,
    linkOf: ({ name }) => linkOptions({ to: '/$categoryName', params: { categoryName: pathName(name) } }),
    metaOf: ({ _id }, catalogue) => placeCount(catalogue, ({ categoryIds }) => categoryIds.includes(_id)),
  },
  regions: {
    title: m.search_regions,
    // A region has a page in each category, and one list of all its places.
    linkOf: ({ name }) => linkOptions({ to: '/tourism-directory', search: { region: pathName(name) } }),
    metaOf: ({ _id }, catalogue) => placeCount(catalogue, ({ regionId }) => regionId === _id),
  },
};

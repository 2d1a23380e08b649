import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { pathName } from '@helpdesk/contract/rules/slug';
import { m } from '@helpdesk/words/messages';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Catalogue, SearchedRow, SearchedTable } from '#catalogue/catalogue.ts';
import { directories } from '#listings/links.ts';
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

const listingTables = Object.fromEntries(
  listingKinds.map((kind): [ListingKind, FoundTable<SearchedRow<ListingKind>>] => [
    kind,
    {
      title: directories[kind].title,
      linkOf: ({ slug }) => directories[kind].linkOf(slug),
      metaOf: regionOf,
      allOf: (search) => ({ ...directories[kind].link, search: { search } }),
    },
  ]),
) as { readonly [Kind in ListingKind]: FoundTable<SearchedRow<Kind>> };

/** How the search over everything shows what it finds. */
export const foundTables: { readonly [Table in SearchedTable]: FoundTable<SearchedRow<Table>> } = {
  ...listingTables,
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

import type { FoundName } from '@helpdesk/contract/calls/search';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { pathName } from '@helpdesk/contract/rules/slug';
import type { SearchedTable } from '@helpdesk/contract/search/searched-tables';
import { m } from '@helpdesk/words/messages';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { directories } from '#listings/links.ts';
import { ListingMeta } from '#listings/listing-meta.tsx';

export interface FoundTable {
  title(): string;
  /** Where a row is read. */
  linkOf(row: FoundName): LinkProps;
  /** What is said beside its name. */
  metaOf(row: FoundName): ReactNode;
  /** The whole answer of a search, where there is a page for it. */
  allOf?(search: string): LinkProps;
}

const placeCount = ({ places = 0 }: FoundName) => m.count_places({ count: places });

const listingTables = Object.fromEntries(
  listingKinds.map((kind): [ListingKind, FoundTable] => [
    kind,
    {
      title: directories[kind].title,
      linkOf: ({ slug = '' }) => directories[kind].linkOf(slug),
      metaOf: ({ region }) => <ListingMeta region={region} />,
      allOf: (search) => ({ ...directories[kind].link, search: { search } }),
    },
  ]),
) as Readonly<Record<ListingKind, FoundTable>>;

/** How the search over everything shows what it finds. */
export const foundTables: Readonly<Record<SearchedTable, FoundTable>> = {
  ...listingTables,
  categories: {
    title: m.search_categories,
    linkOf: ({ name }) => linkOptions({ to: '/$categoryName', params: { categoryName: pathName(name) } }),
    metaOf: placeCount,
  },
  regions: {
    title: m.search_regions,
    // A region has a page in each category, and one list of all its places.
    linkOf: ({ name }) => linkOptions({ to: '/tourism-directory', search: { region: pathName(name) } }),
    metaOf: placeCount,
  },
};

import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { inOrder } from '@helpdesk/contract/sync/catalogue-order';
import type { CategoryRow, ListingRow } from '@helpdesk/contract/sync/rows';
import { searchEverything } from '@helpdesk/contract/wishes/search-everything';
import { rows } from '@helpdesk/pwa/src/sync/testing/rows.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

import { type Wish, wishes } from './wishes.ts';

interface Listing {
  readonly row: ListingRow;
  readonly kind: ListingKind;
}

type Answer = (text: string) => readonly Listing[];

const listings: readonly Listing[] = listingKinds.flatMap((kind) => sampleRegion[kind].map((row) => ({ row: row as ListingRow, kind })));

/** All that a listing says, with what its category and region are called and what it offers. */
const documents = listings.map((listing, id) => {
  const { row } = listing;
  const categories = 'categoryIds' in row ? sampleRegion.categories.filter(({ _id }) => row.categoryIds.includes(_id)) : [];
  const region = sampleRegion.regions.find(({ _id }) => _id === row.regionId);
  const offered = 'amenitiesOffered' in row ? Object.entries(row.amenitiesOffered).flatMap(([key, has]) => (has ? key : [])) : [];
  const called = (each: Pick<CategoryRow, 'name' | 'alternateNames' | 'translations'>) => [
    each.name,
    ...each.alternateNames,
    ...Object.values(each.translations).map((texts) => texts?.name ?? ''),
  ];
  const text = [
    listing.kind,
    ...called(row as never),
    JSON.stringify(row.translations),
    row.content,
    ...row.facts,
    ...categories.flatMap((category) => called(category as CategoryRow)),
    ...(region ? called(region as never) : []),
    ...offered,
    ...('categories' in row ? row.categories : []),
    'type' in row ? row.type : '',
  ].join(' ');
  return { id, listing, text };
});

const isListing = (table: string): table is ListingKind => (listingKinds as readonly string[]).includes(table);

/** Ours, and the libraries over all that a listing says. */
export const wishEngines: Readonly<Record<string, () => Answer>> = {
  ours() {
    const held = inOrder(rows(sampleRegion as never));
    return (text) =>
      searchEverything(held, text).groups.flatMap(({ table, rows: found }) =>
        isListing(table) ? found.map((row) => ({ row: row as ListingRow, kind: table })) : [],
      );
  },
  'Fuse.js 7.5.0'() {
    const fuse = new Fuse(documents, { keys: ['text'], threshold: 0.4, ignoreLocation: true });
    return (text) => fuse.search(text).map(({ item }) => item.listing);
  },
  'MiniSearch 7.2.0'() {
    const mini = new MiniSearch({ fields: ['text'] });
    mini.addAll(documents);
    return (text) => mini.search(text, { prefix: true, fuzzy: 0.2 }).flatMap(({ id }) => documents[id as number]?.listing ?? []);
  },
};

/** The wishes of which one of the first three answers, or none at all, is not what was meant. */
export function missedWishes(answer: Answer, asked: readonly Wish[] = wishes): string[] {
  return asked.flatMap(({ text, meant }) => {
    const found = answer(text).slice(0, 3);
    const isAnswered = found.length > 0 && found.every(({ row, kind }) => meant(row, kind));
    return isAnswered ? [] : [`${text}: ${found.map(({ row }) => row.name).join(', ')}`];
  });
}

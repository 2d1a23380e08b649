import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { buildCatalogue } from '@helpdesk/pwa/src/catalogue/build-catalogue.ts';
import { searchEverything } from '@helpdesk/pwa/src/catalogue/search/search-everything.ts';
import { rows } from '@helpdesk/pwa/src/sync/testing/rows.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { wishes } from './wishes.ts';

const catalogue = buildCatalogue({ epoch: 'sample', seq: 1 }, rows(sampleRegion as never), Number.POSITIVE_INFINITY);

const isListing = (table: string): table is ListingKind => (listingKinds as readonly string[]).includes(table);

/** The first three listings that a search over everything shows. */
const firstThree = (text: string) =>
  searchEverything(catalogue, text, Number.POSITIVE_INFINITY)
    .groups.flatMap(({ table, rows }) => (isListing(table) ? rows.map((row) => ({ row: row as ListingRow, kind: table })) : []))
    .slice(0, 3);

test('of what visitors wish who know no name at least 95 % is answered by what they mean', () => {
  const missed = wishes.flatMap(({ text, meant }) => {
    const found = firstThree(text);
    return found.length > 0 && found.every(({ row, kind }) => meant(row, kind))
      ? []
      : [`${text}: ${found.map(({ row }) => row.name).join(', ')}`];
  });
  expect(wishes.length).toBeGreaterThanOrEqual(150);
  expect(1 - missed.length / wishes.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
});

import { indexOf } from '@helpdesk/contract/search/kept-index';
import { search } from '@helpdesk/contract/search/search-find';
import { rank } from '@helpdesk/contract/search/search-rank';

import { rowsPerKeystroke } from '#catalogue/build-catalogue.ts';
import { type Catalogue, type SearchedRow, type SearchedTable, searchedTables } from '#catalogue/catalogue.ts';

/** What a text found in one table, the best first. */
interface FoundGroup {
  readonly table: SearchedTable;
  readonly rows: readonly SearchedRow[];
}

/** What a text finds in the whole catalogue, in the same frame (product 2.9): the table with the best row first. */
export function searchEverything({ rows }: Catalogue, text: string, prepareAtMost = rowsPerKeystroke): FoundGroup[] {
  return searchedTables
    .map((table) => ({ table, found: search(indexOf<SearchedRow>(table, rows[table], prepareAtMost), text) }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => bestOf(one.found) - bestOf(other.found))
    .map(({ table, found }) => ({ table, rows: found.map(({ row }) => row) }));
}

const bestOf = ([best]: ReturnType<typeof search>): number => (best ? rank[best.tier] : Number.POSITIVE_INFINITY);

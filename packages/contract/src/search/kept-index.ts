import type { CatalogueTable } from '#kinds/kinds.ts';
import { searchedFields } from '#kinds/parts.ts';

import { prepareMore, prepareSearch, type SearchIndex, type SearchRow } from './search-index.ts';

const kept = new WeakMap<readonly SearchRow[], SearchIndex>();

/**
 * The search index of a table, with so many more of its rows prepared. Rows never change: it is kept as long as they are.
 * @param prepareAtMost all of them when left out
 */
export function indexOf<Row extends SearchRow>(
  table: CatalogueTable,
  rows: readonly Row[],
  prepareAtMost = Number.POSITIVE_INFINITY,
): SearchIndex<Row> {
  const index = kept.get(rows) ?? prepareSearch<SearchRow>(rows, searchedFields(table));
  kept.set(rows, index);
  const end = index.prepared + prepareAtMost;
  if (prepareAtMost > 0) prepareMore(index, () => index.prepared >= end);
  return index as SearchIndex<Row>;
}

/** So many rows take some milliseconds. */
const rowsPerTurn = 50;

/**
 * Prepares all of a table's search, for a server: between a few rows everybody else has a turn.
 * @param nextTurn is over once they had it
 */
export async function prepareInTurns(table: CatalogueTable, rows: readonly SearchRow[], nextTurn: () => Promise<unknown>): Promise<void> {
  while (indexOf(table, rows, rowsPerTurn).prepared < rows.length) await nextTurn();
}

import type { InParts } from '#in-parts.ts';
import type { CatalogueTable } from '#kinds/kinds.ts';
import { searchedFields } from '#kinds/parts.ts';
import type { CatalogueRows } from '#sync/rows.ts';

import { prepareMore, prepareSearch, type SearchIndex, type SearchRow } from './search-index.ts';
import type { SearchedTable } from './searched-tables.ts';

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

/** Prepares all of the search of some tables, each row as a part, for a server: between two of them others have their turn. */
export function* prepareInParts(tables: readonly SearchedTable[], rows: CatalogueRows): InParts<void> {
  for (const table of tables) while (indexOf<SearchRow>(table, rows[table], 1).prepared < rows[table].length) yield;
}

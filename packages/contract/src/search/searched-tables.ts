import { listingKinds } from '#kinds/kinds.ts';
import type { CatalogueRows } from '#sync/rows.ts';

/** What the search over everything looks into, in the order in which equals are shown. */
export const searchedTables = [...listingKinds, 'categories', 'regions'] as const;
export type SearchedTable = (typeof searchedTables)[number];
export type SearchedRow<Table extends SearchedTable = SearchedTable> = CatalogueRows[Table][number];

import { readLetterGroup } from '@helpdesk/contract/letter-groups';
import { readSearch } from '@helpdesk/contract/search';
import { prepareMore, prepareSearch } from '@helpdesk/contract/search-index';
import { nearestNames } from '@helpdesk/contract/search-nearest';

import type { Catalogue } from './catalogue.ts';
import { indexOf, rowsPerKeystroke } from './search.ts';

export const searchedTables = ['places', 'resorts', 'restaurants', 'categories', 'regions'] as const;
export type SearchedTable = (typeof searchedTables)[number];
export type SearchedRow<Table extends SearchedTable = SearchedTable> = Catalogue['rows'][Table][number];

/** "Did you mean" is a short question. */
const suggestedAtMost = 3;

/** Whether a search asks for words; what a chip puts into it has no near ones. */
export const isText = (search: string): boolean => readSearch(search).by === 'text' && !readLetterGroup(search);

/** The rows of a table whose names come nearest to a text that found nothing, nearest first. */
export const nearestRows = <Table extends SearchedTable>(catalogue: Catalogue, table: Table, text: string): SearchedRow<Table>[] =>
  nearestNames(indexOf<SearchedRow<Table>>(catalogue.rows[table] as SearchedRow<Table>[], rowsPerKeystroke), text, suggestedAtMost);

/** The same of the whole catalogue: each table's nearest, compared with one another. */
export function nearestAnywhere(catalogue: Catalogue, text: string): { table: SearchedTable; row: SearchedRow }[] {
  const tableOf = new Map(searchedTables.flatMap((table) => nearestRows(catalogue, table, text).map((row) => [row, table] as const)));
  const index = prepareSearch<SearchedRow>([...tableOf.keys()]);
  prepareMore(index);
  return nearestNames(index, text, suggestedAtMost).flatMap((row) => {
    const table = tableOf.get(row);
    return table ? { table, row } : [];
  });
}

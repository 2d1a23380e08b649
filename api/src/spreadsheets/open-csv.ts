import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { DataTable } from '@helpdesk/contract/open-data/data-files';
import { directorySegments } from '@helpdesk/contract/rules/addresses';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

import { guarded } from './cells.ts';
import { openColumnsOf, valueAt } from './columns.ts';
import { namesIn } from './names.ts';
import { openRows } from './open-rows.ts';
import { byteOrderMark, csvOf, lineEnd } from './writing/csv.ts';

/** The columns of a table's file: which row a line is, of a listing where its page lies, and what is entered. */
export const openColumnNames = (table: DataTable): string[] => [
  '_id',
  ...(isListings(table) ? ['url'] : []),
  ...openColumnsOf(table).map(({ name }) => name),
];

/** A table as a spreadsheet, with cells as the back-office's own files have them. */
export function* openCsv(rows: CatalogueRows, table: DataTable, origin: string): Generator<string> {
  const names = namesIn(rows);
  const columns = openColumnsOf(table);
  yield byteOrderMark + csvOf([openColumnNames(table)]);
  for (const row of openRows(rows, table, origin)) {
    const cells = [
      guarded(row._id),
      ...('slug' in row && isListings(table) ? [pageOf(table, row.slug, origin)] : []),
      ...columns.map((column) => column.print(valueAt(row, column.path), names)),
    ];
    yield lineEnd + csvOf([cells]);
  }
}

export const pageOf = (kind: ListingKind, slug: string, origin: string): string =>
  `${origin}/${directorySegments[kind]}/${encodeURIComponent(slug)}`;

const isListings = (table: DataTable): table is ListingKind => listingKinds.some((kind) => kind === table);

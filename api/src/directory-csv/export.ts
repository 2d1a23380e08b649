import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { guarded } from './cells.ts';
import { valueAt } from './columns.ts';
import type { Directory } from './directories.ts';
import { csvOf } from './file.ts';
import { type Names, namesIn } from './names.ts';

/** The columns of every file: which listing a line is, and the version of it that was taken out. */
const leading = ['_id', 'version'] as const;

export const columnNames = ({ columns }: Directory): string[] => [...leading, ...columns.map(({ name }) => name)];

/** A listing's cells, by column. */
export function cellsOf({ columns, wire }: Directory, row: ListingRow, names: Names): Map<string, string> {
  const record = wire(row);
  return new Map(columns.map((column) => [column.name, column.print(valueAt(record, column.path), names)]));
}

/** All listings of a kind, as a file. */
export function exportOf(directory: Directory, rows: CatalogueRows): string {
  const names = namesIn(rows);
  return csvOf(
    columnNames(directory),
    rows[directory.kind].map((row) => [guarded(row._id), String(row.seq), ...cellsOf(directory, row, names).values()]),
  );
}

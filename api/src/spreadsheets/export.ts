import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { nextTurn } from '#http/budget/turns.ts';
import { parserOf } from '#parsing/parse.ts';
import { guarded, marked, unguarded } from './cells.ts';
import { valueAt } from './columns.ts';
import type { Directory } from './directories.ts';
import { type Names, namesIn } from './names.ts';
import { byteOrderMark, csvOf, lineEnd } from './writing/csv.ts';
import type { writeWorkbook } from './writing/write-workbook.ts';

const workbookOf = parserOf<typeof writeWorkbook>('workbook');

/** The columns of every file: which listing a line is, and the version of it that was taken out. */
const leading = ['_id', 'version'] as const;

export const columnNames = ({ columns }: Directory): string[] => [...leading, ...columns.map(({ name }) => name)];

/** A listing's cells, by column. */
export function cellsOf({ columns, wire }: Directory, row: ListingRow, names: Names): Map<string, string> {
  const record = wire(row);
  return new Map(columns.map((column) => [column.name, column.print(valueAt(record, column.path), names)]));
}

/** So many lines are written before others are answered in between. */
const linesAtOnce = 20;

/** All listings of a kind, as CSV: each line is made when it is written. */
export function* csvOfListings(directory: Directory, rows: CatalogueRows): Generator<string> {
  const names = namesIn(rows);
  yield byteOrderMark + csvOf([columnNames(directory)]);
  for (const row of rows[directory.kind]) yield lineEnd + csvOf([lineOf(directory, row, names)]);
}

/** A listing's cells, with the columns of every file. */
const lineOf = (directory: Directory, row: ListingRow, names: Names): string[] => [
  guarded(row._id),
  String(row.seq),
  ...cellsOf(directory, row, names).values(),
];

/** The same, as an .xlsx. */
export async function workbookOfListings(directory: Directory, rows: CatalogueRows): Promise<Uint8Array> {
  const numbers = new Set<string>(['version', ...directory.columns.filter(({ holds }) => holds === 'numbers').map(({ name }) => name)]);
  const columns = columnNames(directory).map((name) => ({ name, isNumbers: numbers.has(name) }));
  const cell = (text: string, at: number) => (columns[at]?.isNumbers && text !== '' ? Number(text) : marked(unguarded(text)));
  const parts = cellsInParts(directory, rows);
  return workbookOf(
    { name: directory.kind, columns },
    {
      async onPart() {
        const { value } = await parts.next();
        return value?.map((row: string[]) => row.map(cell));
      },
    },
  );
}

async function* cellsInParts(directory: Directory, rows: CatalogueRows): AsyncGenerator<string[][]> {
  const names = namesIn(rows);
  const listings = rows[directory.kind];
  for (let begin = 0; begin < listings.length; begin += linesAtOnce) {
    await nextTurn();
    yield listings.slice(begin, begin + linesAtOnce).map((row) => lineOf(directory, row, names));
  }
}

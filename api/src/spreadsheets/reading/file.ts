import { maxSheetLines } from '@helpdesk/contract/calls/bulk/spreadsheets';

import { Problem } from '#http/problem.ts';
import { readCsv } from './csv.ts';
import type { Grid, GridRow, Line } from './line.ts';
import { isWorkbook, readWorkbook } from './workbook.ts';

interface SheetFile {
  readonly lines: readonly Line[];
  /** Other sheets in it, which were not read. */
  readonly ignored: readonly string[];
}

/** How a file begins that Excel made before 2007, and one that has a password. */
const olderExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * The lines of a file that a spreadsheet has written, an .xlsx or text; throws the Problem that says why there are none.
 * @param known the columns there may be; `_id` must be among those of the file
 */
export async function readSheet(bytes: Uint8Array, known: readonly string[]): Promise<SheetFile> {
  if (bytes.length === 0) throw new Problem(422, 'server_csv_empty');
  if (olderExcel.equals(bytes.subarray(0, olderExcel.length))) throw new Problem(422, 'server_csv_older_excel');
  const grid = isWorkbook(bytes) ? await readWorkbook(bytes) : readCsv(bytes);
  return { lines: linesIn(grid, known), ignored: grid.ignored };
}

function linesIn({ rows: [heading, ...rows] }: Grid, known: readonly string[]): Line[] {
  const columns = (heading?.cells ?? []).map((name) => name.trim());
  checkColumns(columns, known);
  const lines = rows.map((row) => lineOf(row, columns));
  const filled = lines.filter(({ cells }) => [...cells.values()].some((cell) => cell.trim() !== ''));
  if (filled.length > maxSheetLines) throw new Problem(413, 'server_csv_too_many_lines', { count: maxSheetLines });
  return filled;
}

function lineOf({ number, cells, odd, isBadlyQuoted }: GridRow, columns: readonly string[]): Line {
  const isLonger = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  return {
    number,
    cells: new Map(columns.map((name, at) => [name, cells[at] ?? ''])),
    odd: new Map([...(odd ?? [])].map(([at, oddity]) => [columns[at] ?? '', oddity])),
    broken: isBadlyQuoted ? 'server_csv_quotes' : isLonger ? 'server_csv_cells' : undefined,
  };
}

function checkColumns(columns: readonly string[], known: readonly string[]): void {
  if (columns.every((name) => name === '')) throw new Problem(422, 'server_csv_empty');
  if (!columns.includes('_id')) throw new Problem(422, 'server_csv_no_id', { name: columns.join(', ').slice(0, 80) });
  const odd = columns.find((name, at) => (name !== '' && !known.includes(name)) || (name !== '' && columns.indexOf(name) !== at));
  if (odd !== undefined) throw new Problem(422, 'server_csv_unknown_column', { name: odd });
}

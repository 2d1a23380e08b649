import { Problem } from '#http/problem.ts';
import type { GivePart } from '#parsing/messages.ts';
import { readCsv } from './csv.ts';
import { headingIn } from './heading.ts';
import { type SheetLimits, sheetLimits } from './limits.ts';
import type { Grid, GridRow, Line } from './line.ts';
import { isWorkbook, readWorkbook } from './workbook.ts';

/** How a file begins that Excel made before 2007, and one that has a password. */
const olderExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Lines that the server is given at a time. */
const linesAtOnce = 50;

interface AskedFile {
  readonly bytes: Uint8Array;
  /** The columns there may be; `_id` must be among those of the file. */
  readonly known: readonly string[];
  /** Those that differ from the usual ones. */
  readonly limits?: Partial<SheetLimits>;
}

/**
 * Reads a file that a spreadsheet has written, an .xlsx or text; throws the Problem that says why it has no lines.
 * @returns the names of other sheets in it, which were not read
 */
export async function readFile({ bytes, known, limits: asked }: AskedFile, give: GivePart<readonly Line[]>): Promise<readonly string[]> {
  if (bytes.length === 0) throw new Problem(422, 'server_csv_empty');
  if (olderExcel.equals(bytes.subarray(0, olderExcel.length))) throw new Problem(422, 'server_csv_older_excel');
  const limits = { ...sheetLimits, ...asked };
  const grid = isWorkbook(bytes) ? await readWorkbook(bytes, limits) : readCsv(bytes, limits);
  const lines = linesIn(grid, known, limits);
  for (let at = 0; at < lines.length; at += linesAtOnce) await give(lines.slice(at, at + linesAtOnce));
  return grid.ignored;
}

function linesIn({ rows: all }: Grid, known: readonly string[], limits: SheetLimits): Line[] {
  const [heading, ...rows] = all.slice(headingIn(all));
  const columns = (heading?.cells ?? []).map((name) => name.trim());
  checkColumns(columns, known);
  const lines = rows.map((row) => lineOf(row, columns));
  const filled = lines.filter(({ cells }) => [...cells.values()].some((cell) => cell.trim() !== ''));
  if (filled.length > limits.lines) throw new Problem(413, 'server_csv_too_many_lines', { count: limits.lines });
  return filled;
}

function lineOf({ number, cells, odd, isBadlyQuoted, isLonger }: GridRow, columns: readonly string[]): Line {
  const hasMore = isLonger || cells.slice(columns.length).some((cell) => cell.trim() !== '');
  return {
    number,
    cells: new Map(columns.map((name, at) => [name, cells[at] ?? ''])),
    odd: new Map([...(odd ?? [])].map(([at, oddity]) => [columns[at] ?? '', oddity])),
    broken: isBadlyQuoted ? 'server_csv_quotes' : hasMore ? 'server_csv_cells' : undefined,
  };
}

function checkColumns(columns: readonly string[], known: readonly string[]): void {
  if (columns.every((name) => name === '')) throw new Problem(422, 'server_csv_empty');
  if (!columns.includes('_id')) throw new Problem(422, 'server_csv_no_id', { name: columns.join(', ').slice(0, 80) });
  const odd = columns.find((name, at) => (name !== '' && !known.includes(name)) || (name !== '' && columns.indexOf(name) !== at));
  if (odd !== undefined) throw new Problem(422, 'server_csv_unknown_column', { name: odd.slice(0, 80) });
}

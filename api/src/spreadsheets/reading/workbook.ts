import { maxSheetLines } from '@helpdesk/contract/calls/bulk/spreadsheets';
import type { CellValue, Sheet } from 'hucre/xlsx';

import { Problem } from '#http/problem.ts';
import type { Grid, GridRow, Oddity } from './line.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

/** Of everything that is packed in an .xlsx: 5,000 lines with texts as long as may be stay below. */
export const maxUnpackedBytes = 128 * 1024 * 1024;

const mostCovered = 1_000_000;

/** Whether a file begins as a packed one. */
export const isWorkbook = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/**
 * The one sheet of an .xlsx that has a column “_id”, as texts: numbers and days as CSV has them, of formulas what they last came to. Rows
 * that are hidden or filtered out are read, hidden sheets are not.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Grid> {
  const unpacked = unpackedBytes(bytes);
  if (unpacked === undefined) throw new Problem(422, 'server_csv_not_workbook');
  if (unpacked > maxUnpackedBytes) throw new Problem(413, 'server_csv_unpacked');
  const { readXlsx } = await import('hucre/xlsx');
  // Empty rows between them are no lines.
  const options = { sheets: isShown, maxRows: 4 * maxSheetLines };
  const { sheets } = await readXlsx(bytes, options).catch(() => {
    throw new Problem(422, 'server_csv_not_workbook');
  });
  const meant = sheets.filter(({ rows }) => rows[0]?.some((cell) => String(cell).trim() === '_id'));
  if (meant.length > 1) throw new Problem(422, 'server_csv_many_sheets', { name: namesOf(meant).join('”, “') });
  const [sheet] = meant.length > 0 ? meant : sheets;
  if (!sheet) throw new Problem(422, 'server_csv_empty');
  if (sheet.rows.length >= options.maxRows) throw new Problem(413, 'server_csv_too_many_lines', { count: maxSheetLines });
  const others = sheets.filter((each) => each !== sheet && each.rows.some((row) => row.some((cell) => cell !== null)));
  const covered = coveredIn(sheet);
  return { rows: sheet.rows.map((row, at) => rowOf(sheet, covered, row, at)), ignored: namesOf(others) };
}

const isShown = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }): boolean => !hidden && !veryHidden;
const namesOf = (sheets: readonly Sheet[]): string[] => sheets.map(({ name }) => name);

function rowOf({ cells }: Sheet, covered: ReadonlySet<string>, row: readonly CellValue[], at: number): GridRow {
  const oddityOf = (value: CellValue, column: number): Oddity | undefined => {
    if (value instanceof Date) return { key: 'server_csv_became_day', name: textOf(value) };
    if (covered.has(`${at},${column}`)) return { key: 'server_csv_merged' };
    const isUnknown = value === null && cells?.get(`${at},${column}`)?.formula !== undefined;
    return isUnknown ? { key: 'server_csv_no_result' } : undefined;
  };
  const odd = new Map(
    row.flatMap((value, column) => {
      const oddity = oddityOf(value, column);
      return oddity ? [[column, oddity] as const] : [];
    }),
  );
  return { number: at + 1, cells: row.map(textOf), odd };
}

/** Cells that are a part of one before or above them, whose own texts are gone. */
function coveredIn({ rows, merges = [] }: Sheet): Set<string> {
  const covered = new Set<string>();
  const width = rows[0]?.length ?? 0;
  for (const { startRow, endRow, startCol, endCol } of merges) {
    for (let row = startRow; row <= Math.min(endRow, rows.length - 1); row += 1) {
      for (let column = startCol; column <= Math.min(endCol, width - 1); column += 1) {
        if (covered.size > mostCovered) throw new Problem(422, 'server_csv_not_workbook');
        if (row > startRow || column > startCol) covered.add(`${row},${column}`);
      }
    }
  }
  return covered;
}

/** As a cell of CSV has it. */
function textOf(value: CellValue | undefined): string {
  if (value instanceof Date) return dayOf(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value ?? '');
}

function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

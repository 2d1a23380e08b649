import { Problem } from '#http/problem.ts';
import { headingIn, headingRows, isHeading } from './heading.ts';
import { counters, type SheetLimits } from './limits.ts';
import type { Grid, GridRow, Oddity } from './line.ts';
import { isTrue, readParts, textReader, unescaped, type WorkbookParts } from './workbook-parts.ts';
import { readNoFurther, readXml } from './xml.ts';
import { openZip, type Zip } from './zip.ts';

const mostCovered = 1_000_000;

/** Whether a file begins as a packed one. */
export const isWorkbook = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/**
 * The one sheet of an .xlsx that has a column “_id”, as texts: numbers and days as CSV has them, of formulas what they last came to. Rows
 * that are hidden or filtered out are read, hidden sheets are not. Rows without anything in them are left out.
 */
export async function readWorkbook(bytes: Uint8Array, limits: SheetLimits): Promise<Grid> {
  const zip = await openZip(bytes, limits.unpackedBytes);
  const count = counters(limits);
  const parts = await readParts(zip, count);
  const sheets: { readonly name: string; readonly path: string; readonly heading: GridRow }[] = [];
  for (const sheet of parts.sheets) {
    const { rows } = await readRows(zip, sheet.path, parts, limits, headingRows);
    const heading = rows[headingIn(rows)];
    if (heading) sheets.push({ ...sheet, heading });
  }
  const meant = sheets.filter(({ heading }) => isHeading(heading));
  if (meant.length > 1) throw new Problem(422, 'server_csv_many_sheets', { name: namesOf(meant).join('”, “') });
  const [sheet] = meant.length > 0 ? meant : sheets;
  if (!sheet) throw new Problem(422, 'server_csv_empty');
  const { rows, merges } = await readRows(zip, sheet.path, parts, limits, limits.lines + headingRows + 1);
  return { rows: withCovered(rows, merges), ignored: namesOf(sheets.filter((each) => each !== sheet)) };
}

const namesOf = (sheets: readonly { readonly name: string }[]): string[] => sheets.map(({ name }) => name);

interface Merge {
  readonly first: Position;
  readonly last: Position;
}

/** Both from 0. */
interface Position {
  readonly row: number;
  readonly column: number;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
  value: string | undefined;
}

/** @param mostRows with something in them; the sheet is read no further */
async function readRows(zip: Zip, path: string, parts: WorkbookParts, limits: SheetLimits, mostRows: number) {
  const count = counters(limits);
  const rows: GridRow[] = [];
  const merges: Merge[] = [];
  const inline = textReader();
  let number = 0;
  let column = -1;
  let row = emptyRow();
  let cell: Cell | undefined;
  let isValue = false;
  await readXml(zip.read(path), count, {
    open(name, attributes) {
      if (name === 'row') {
        count.row();
        number = Number(attributes.r ?? number + 1);
        if (!Number.isInteger(number) || number < 1 || number > limits.rows) throw new Problem(422, 'server_csv_not_workbook');
        column = -1;
        row = emptyRow();
      } else if (name === 'c') {
        count.cells(1);
        column = attributes.r === undefined ? column + 1 : positionOf(attributes.r).column;
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? -1), hasFormula: false, value: undefined };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'v') isValue = true;
      else if (name === 'mergeCell') {
        count.merge();
        const [first = '', last = first] = (attributes.ref ?? '').split(':');
        merges.push({ first: positionOf(first), last: positionOf(last) });
      }
      if (cell?.type === 'inlineStr') inline.open(name);
    },
    text(piece) {
      if (cell && isValue) cell.value = (cell.value ?? '') + piece;
      else if (cell?.type === 'inlineStr') inline.text(piece);
    },
    close(name) {
      if (name === 'v') isValue = false;
      if (cell?.type === 'inlineStr') inline.close(name);
      if (name === 'c' && cell) {
        if (cell.type === 'inlineStr') cell.value = inline.take();
        const { text, oddity } = shownIn(cell, parts);
        count.text(text.length);
        if (text.trim() !== '') row.isFilled = true;
        if (cell.column >= limits.columns) row.isLonger ||= text.trim() !== '';
        else if (text !== '' || oddity) {
          while (row.cells.length < cell.column) row.cells.push('');
          row.cells[cell.column] = text;
          if (oddity) row.odd.set(cell.column, oddity);
        }
        cell = undefined;
      } else if (name === 'row' && row.isFilled) {
        rows.push({ number, cells: row.cells, odd: row.odd, isLonger: row.isLonger });
        if (rows.length === mostRows) readNoFurther();
      }
    },
  });
  return { rows, merges };
}

const emptyRow = () => ({ cells: [] as string[], odd: new Map<number, Oddity>(), isLonger: false, isFilled: false });

/** The place that a name says: the column in letters, then the row's number. */
function positionOf(reference: string): Position {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  if (letters === undefined) throw new Problem(422, 'server_csv_not_workbook');
  return { row: Number(digits) - 1, column: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 };
}

/** What a cell of CSV would have, and what only the workbook knows of it. */
function shownIn({ type, value, style, hasFormula }: Cell, { texts, isDay, is1904 }: WorkbookParts): { text: string; oddity?: Oddity } {
  if (value === undefined) return { text: '', oddity: hasFormula ? { key: 'server_csv_no_result' } : undefined };
  if (type === 's') return { text: texts[Number(value)] ?? '' };
  if (type === 'inlineStr') return { text: value };
  if (type === 'str' || type === 'e') return { text: unescaped(value) };
  if (type === 'b') return { text: isTrue(value.trim()) ? 'TRUE' : 'FALSE' };
  const number = Number(value);
  if (type !== 'd' && (!isDay[style] || Number.isNaN(number)))
    return { text: Number.isNaN(number) || value.trim() === '' ? value : String(number) };
  const text =
    type === 'd'
      ? dayOf(new Date(/[Z+]/.test(value) ? value : `${value}${value.includes('T') ? '' : 'T00:00'}Z`))
      : dayOf(dateOf(number, is1904));
  return { text, oddity: { key: 'server_csv_became_day', name: text } };
}

const dayMs = 86_400_000;

/** Days since the end of 1899, or since 1904 as Macs once counted; to Excel 1900 had a 29 February, which is number 60. */
function dateOf(serial: number, is1904: boolean): Date {
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const days = !is1904 && serial < 60 ? serial + 1 : serial;
  return new Date(epoch + Math.round((days * dayMs) / 1_000) * 1_000);
}

function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

/** Cells that are a part of one before or above them, whose own texts are gone. */
function withCovered(rows: readonly GridRow[], merges: readonly Merge[]): GridRow[] {
  const width = rows[0]?.cells.length ?? 0;
  let covered = 0;
  const byNumber = new Map(rows.map((row) => [row.number, new Map(row.odd)]));
  for (const { first, last } of merges) {
    for (let row = first.row; row <= Math.min(last.row, (rows.at(-1)?.number ?? 0) - 1); row += 1) {
      const end = Math.min(last.column, width - 1);
      covered += 1 + Math.max(0, end - first.column);
      if (covered > mostCovered) throw new Problem(422, 'server_csv_not_workbook');
      for (let column = first.column; column <= end; column += 1) {
        if (row > first.row || column > first.column) byNumber.get(row + 1)?.set(column, { key: 'server_csv_merged' });
      }
    }
  }
  return rows.map((row) => ({ ...row, odd: byNumber.get(row.number) }));
}

import { type WriteSheet, writeXlsx } from 'hucre/xlsx';

import type { GivePart } from '#parsing/messages.ts';

/** A column of a sheet. */
interface SheetColumn {
  readonly name: string;
  readonly isNumbers: boolean;
}

interface AskedSheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

type Rows = readonly (readonly (string | number)[])[];

const width = { least: 12, most: 40 };

/**
 * An .xlsx with one sheet, whose texts no spreadsheet takes for numbers, days or formulas.
 * @param nextRows some of its rows: texts, and for columns of numbers those that are numbers; undefined after the last
 */
export async function writeWorkbook({ name, columns }: AskedSheet, nextRows: GivePart<'next', Rows | undefined>): Promise<Uint8Array> {
  const rows: (string | number | null)[][] = [columns.map((column) => column.name)];
  for (let part = await nextRows('next'); part; part = await nextRows('next')) rows.push(...part.map((row) => row.map(cellOf)));
  const sheet: WriteSheet = {
    name,
    columns: columns.map((column) => ({
      width: Math.min(width.most, Math.max(width.least, column.name.length + 2)),
      ...(column.isNumbers ? {} : { numFmt: '@' }),
    })),
    rows,
    freezePane: { rows: 1 },
  };
  return writeXlsx({ sheets: [sheet] });
}

const cellOf = (cell: string | number): string | number | null => (typeof cell === 'string' ? escaped(cell) || null : cell);

/**
 * A text that looks like a letter's number is marked as none, and what XML has no letter for is written by its number. The library does the latter
 * for controls only.
 */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\uFFFE\uFFFF]|\p{Surrogate}/gu, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

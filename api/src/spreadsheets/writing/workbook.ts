import type { WriteSheet } from 'hucre/xlsx';

/** A column of a sheet. */
interface SheetColumn {
  readonly name: string;
  readonly isNumbers: boolean;
}

const width = { least: 12, most: 40 };

/**
 * An .xlsx with one sheet, whose texts no spreadsheet takes for numbers, days or formulas.
 * @param rows texts, and for columns of numbers those that are numbers
 */
export async function workbookOf(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const sheet: WriteSheet = {
    name,
    columns: columns.map((column) => ({
      width: Math.min(width.most, Math.max(width.least, column.name.length + 2)),
      ...(column.isNumbers ? {} : { numFmt: '@' }),
    })),
    rows: [columns.map((column) => column.name), ...rows.map((row) => row.map((cell) => (cell === '' ? null : cell)))],
    freezePane: { rows: 1 },
  };
  return writeXlsx({ sheets: [sheet] });
}

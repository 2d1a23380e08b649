/** A column of a sheet. */
interface SheetColumn {
  readonly name: string;
  readonly isNumbers: boolean;
}

const width = { least: 12, most: 40 };

/**
 * An .xlsx with one sheet, whose texts no spreadsheet takes for numbers, days or formulas.
 * @param rows texts, and for columns of numbers those that are numbers; each is written as it comes
 */
export async function workbookOf(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly (string | number)[]>,
): Promise<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const sheet = {
    name,
    columns: columns.map((column) => ({
      width: Math.min(width.most, Math.max(width.least, column.name.length + 2)),
      ...(column.isNumbers ? {} : { numFmt: '@' }),
    })),
    freezePane: { rows: 1 },
    inlineStrings: false,
  };
  async function* lines() {
    yield columns.map((column) => column.name);
    for await (const row of rows) yield row.map((cell) => (cell === '' ? null : cell));
  }
  return new Uint8Array(await new Response(writeXlsxStream(lines(), sheet) as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

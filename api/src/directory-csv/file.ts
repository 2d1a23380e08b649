import { maxCsvLines } from '@helpdesk/contract/calls/directory-csv';
import Papa from 'papaparse';

import { Problem } from '#http/problem.ts';

/** One line of a file, by the names of its columns. */
export interface Line {
  /** The row's number in the spreadsheet; the heading is 1, and a cell of several lines makes no further row. */
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
  /** Why it cannot be read. */
  readonly broken?: 'server_csv_quotes' | 'server_csv_cells';
}

/** Without it spreadsheets read Devanagari as Latin letters. */
const byteOrderMark = '\uFEFF';

/** What spreadsheets put between cells, by their language. */
const delimiters = [',', ';', '\t'];

export const csvOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { newline: '\r\n' });

/**
 * The lines of a file that a spreadsheet has written: with commas, semicolons or tabs, in UTF-8 or UTF-16, with any line ends.
 * @param known the columns there may be; `_id` must be among those of the file
 */
export function readCsv(bytes: Uint8Array, known: readonly string[]): Line[] {
  const text = textOf(bytes).replace(/\r\n?/g, '\n');
  const [heading = '', delimiter = ','] = headingOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"' });
  const columns = (data[0] ?? []).map((name) => name.trim());
  checkColumns(columns, known, heading);
  const badlyQuoted = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const lines = data.slice(1).map((cells, at): Line => {
    const isLonger = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    return {
      number: at + 2,
      cells: new Map(columns.map((name, column) => [name, cells[column] ?? ''])),
      broken: badlyQuoted.has(at + 1) ? 'server_csv_quotes' : isLonger ? 'server_csv_cells' : undefined,
    };
  });
  const filled = lines.filter(({ cells }) => [...cells.values()].some((cell) => cell.trim() !== ''));
  if (filled.length > maxCsvLines) throw new Problem(413, 'server_csv_too_many_lines', { count: maxCsvLines });
  return filled;
}

/** A spreadsheet's own file is no text, and one in an old code page has lost its Devanagari. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new Problem(422, 'server_csv_not_utf8');
}

function headingOf(text: string): [heading: string, delimiter: string | undefined] {
  const heading = text.slice(0, Math.max(text.indexOf('\n'), 0) || undefined);
  const namesId = (delimiter: string) => heading.split(delimiter).some((name) => name.replace(/^"|"$/g, '').trim() === '_id');
  return [heading, delimiters.find(namesId)];
}

function checkColumns(columns: readonly string[], known: readonly string[], heading: string): void {
  if (!columns.includes('_id')) throw new Problem(422, 'server_csv_no_id', { name: heading.slice(0, 80) });
  const odd = columns.find((name, at) => (name !== '' && !known.includes(name)) || (name !== '' && columns.indexOf(name) !== at));
  if (odd !== undefined) throw new Problem(422, 'server_csv_unknown_column', { name: odd });
}

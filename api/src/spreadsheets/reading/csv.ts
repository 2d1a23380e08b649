import Papa from 'papaparse';

import { Problem } from '#http/problem.ts';
import { headingRows } from './heading.ts';
import { counters, type SheetLimits } from './limits.ts';
import type { Grid, GridRow } from './line.ts';

/** What spreadsheets put between cells, by their language. */
const delimiters = [',', ';', '\t'];

/** A first line that tells Excel what stands between cells; it counts as no row. */
const separatorLine = /^"?sep=(.)"?\n/i;
/** Letters at the beginning in which the heading is looked for. */
const beginning = 100_000;

/** A text of commas, semicolons or tabs, in UTF-8 or UTF-16, with any line ends. Rows without anything in them are left out. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): Grid {
  const whole = textOf(bytes);
  const named = separatorLine.exec(whole.slice(0, 20));
  const text = named ? whole.slice(named[0].length) : whole;
  const delimiter = delimiterOf(text.slice(0, beginning), named?.[1] ? [named[1], ...delimiters] : delimiters);
  const count = counters(limits);
  const rows: GridRow[] = [];
  let number = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar: '"',
    // The fast one cuts the whole text into lines before it hands on the first.
    fastMode: false,
    step({ data: cells, errors }, parser) {
      number += 1;
      count.row();
      count.cells(cells.length);
      for (const cell of cells) count.text(cell.length);
      if (cells.every((cell) => cell.trim() === '')) return;
      const isLonger = cells.slice(limits.columns).some((cell) => cell.trim() !== '');
      rows.push({ number, cells: cells.slice(0, limits.columns), isLonger, isBadlyQuoted: errors.some(({ type }) => type === 'Quotes') });
      // Enough to say that there are too many.
      if (rows.length > limits.lines + headingRows) parser.abort();
    },
  });
  return { rows, ignored: [] };
}

/** The first with which one of the first lines names `_id`: a line that names another one was written by hand. */
function delimiterOf(text: string, possible: readonly string[]): string {
  const lines = text.split('\n', headingRows);
  const namesId = (delimiter: string) =>
    lines.some((line) => line.split(delimiter).some((name) => name.replace(/^"|"$/g, '').trim() === '_id'));
  return possible.find(namesId) ?? ',';
}

/** A text in an old code page has lost its Devanagari, and which one it is can only be guessed. */
function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(withOneLineEnd(bytes, encoding));
    if (!text.includes('\0')) return text;
  } catch {
    throw new Problem(422, 'server_csv_not_utf8');
  }
  throw new Problem(422, 'server_csv_not_text');
}

/** By the mark in front; UTF-16 without one is known by its heading, whose letters take a byte each in any other encoding. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

/** Makes every line end one of Unix in place, since a copy of a long text takes as much again. */
function withOneLineEnd(bytes: Uint8Array, encoding: string): Uint8Array {
  const isWide = encoding !== 'utf-8';
  const letters = isWide ? new Uint16Array(new Uint8Array(bytes.subarray(0, bytes.length - (bytes.length % 2))).buffer) : bytes;
  const [cr, lf] = encoding === 'utf-16be' ? [0x0d00, 0x0a00] : [0x0d, 0x0a];
  let end = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const isReturn = letters[at] === cr;
    if (isReturn && letters[at + 1] === lf) continue;
    letters[end] = isReturn ? lf : (letters[at] ?? 0);
    end += 1;
  }
  const kept = letters.subarray(0, end);
  // Half a letter at the end makes it no text.
  return isWide ? Buffer.concat([new Uint8Array(kept.buffer, 0, end * 2), bytes.subarray(letters.length * 2)]) : (kept as Uint8Array);
}

import Papa from 'papaparse';

import { Problem } from '#http/problem.ts';
import type { Grid } from './line.ts';

/** What spreadsheets put between cells, by their language. */
const delimiters = [',', ';', '\t'];

/** A first line that tells Excel what stands between cells; it counts as no row. */
const separatorLine = /^"?sep=(.)"?\n/i;

/** A text of commas, semicolons or tabs, in UTF-8 or UTF-16, with any line ends. */
export function readCsv(bytes: Uint8Array): Grid {
  const whole = textOf(bytes).replace(/\r\n?/g, '\n');
  const text = whole.replace(separatorLine, '');
  const named = separatorLine.exec(whole)?.[1];
  const delimiter = delimiterOf(text, named ? [named, ...delimiters] : delimiters);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"' });
  const badlyQuoted = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return { rows: data.map((cells, at) => ({ number: at + 1, cells, isBadlyQuoted: badlyQuoted.has(at) })), ignored: [] };
}

/** The first with which the heading names `_id`: a line that names another one was written by hand. */
function delimiterOf(text: string, possible: readonly string[]): string {
  const heading = text.slice(0, Math.max(text.indexOf('\n'), 0) || undefined);
  const namesId = (delimiter: string) => heading.split(delimiter).some((name) => name.replace(/^"|"$/g, '').trim() === '_id');
  return possible.find(namesId) ?? ',';
}

/** A text in an old code page has lost its Devanagari, and which one it is can only be guessed. */
function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new Problem(422, 'server_csv_not_utf8');
}

/** By the mark in front; UTF-16 without one is known by its heading, whose letters take a byte each in any other encoding. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

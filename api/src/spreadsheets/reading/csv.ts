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
  const own = named?.[1] && !Papa.BAD_DELIMITERS.includes(named[1]) ? [named[1]] : [];
  const delimiter = delimiterOf(text.slice(0, beginning), [...own, ...delimiters]);
  checkSize(text, delimiter, limits);
  const rows: GridRow[] = [];
  let number = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar: '"',
    // The fast one cuts the whole text into lines before it hands on the first.
    fastMode: false,
    step({ data: cells, errors }) {
      number += 1;
      if (cells.every((cell) => cell.trim() === '')) return;
      const isLonger = cells.slice(limits.columns).some((cell) => cell.trim() !== '');
      rows.push({ number, cells: cells.slice(0, limits.columns), isLonger, isBadlyQuoted: errors.some(({ type }) => type === 'Quotes') });
    },
  });
  return { rows, ignored: [] };
}

const [quotationMark, lineEnd] = [0x22, 0x0a];

/**
 * Throws the Problem of the first limit that a text goes beyond, before anything is made of it: Papa Parse builds a whole row before it hands it on, and in
 * it something for each quotation mark out of place, which counts as a cell here. Cells begin and end where they do for Papa Parse.
 */
function checkSize(text: string, delimiter: string, limits: SheetLimits): void {
  const count = counters(limits);
  const between = delimiter.charCodeAt(0);
  let isQuoted = false;
  let isFirst = true;
  let letters = 0;
  let cells = 0;
  let filled = 0;
  let isFilled = false;
  const take = (letter: number) => {
    letters += 1;
    if (isFilled || String.fromCharCode(letter).trim() === '') return;
    isFilled = true;
    filled += 1;
    if (filled > limits.lines + headingRows) throw new Problem(413, 'server_csv_too_many_lines', { count: limits.lines });
  };
  const addCell = () => {
    cells += 1;
    count.rowCells(cells);
  };
  const endCell = () => {
    count.cells(1);
    addCell();
    count.text(letters);
    letters = 0;
    isFirst = true;
  };
  count.row();
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (isQuoted && letter === quotationMark && text.charCodeAt(at + 1) !== quotationMark) {
      if (endsCell(text, at + 1, between)) isQuoted = false;
      else addCell();
    } else if (isQuoted) {
      take(letter);
      if (letter === quotationMark) at += 1;
    } else if (letter === between || letter === lineEnd) {
      endCell();
      if (letter === between) continue;
      cells = 0;
      isFilled = false;
      count.row();
    } else {
      isQuoted = isFirst && letter === quotationMark;
      if (!isQuoted) take(letter);
      isFirst = false;
    }
  }
  endCell();
}

/** Whether a cell ends here, maybe after blanks. */
function endsCell(text: string, from: number, between: number): boolean {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== between && text.charCodeAt(at) !== lineEnd && text.charAt(at).trim() === '') at += 1;
  return at === text.length || text.charCodeAt(at) === between || text.charCodeAt(at) === lineEnd;
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

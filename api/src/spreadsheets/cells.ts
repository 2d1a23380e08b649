import { latinDigits } from '@helpdesk/contract/rules/digits';
import { asStored } from '@helpdesk/contract/rules/line-breaks';

/** How values stand in the cells of a spreadsheet, so that nothing of them is lost on the way there and back. */

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const monthAndNumber = new RegExp(`^(?:\\d{1,4}[\\s/-](?:${month})|(?:${month})[\\s/-]\\d{1,4})(?:[\\s,/-]+\\d{1,4})?$`, 'i');

/**
 * What a spreadsheet may take for a formula, also after a space or in letters of full width, and what it would turn into a
 * number, a date or a truth value: +919876543210, 007, 1-2, 1e5, TRUE. A text that begins with an apostrophe is among them, so
 * that one apostrophe can be taken away from all.
 */
const isRisky = (text: string): boolean =>
  /^\s*[=+\-@'\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ||
  /^[\p{Nd}\s.,:/%-]+$/u.test(text) ||
  /^(?:\d+(?:\.\d+)?e[+-]?\d+|true|false)$/i.test(text.trim()) ||
  monthAndNumber.test(text.trim());

/**
 * Where a spreadsheet that expects semicolons or tabs sees another cell, whatever the quotation marks say, and in it a formula; also one that has an
 * apostrophe already, so that one can be taken away from all.
 */
const laterFormula = /([;\t\r\n]\s*)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const guardedLater = /([;\t\r\n]\s*)'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A text that no spreadsheet calculates with: an apostrophe stands before it, and before what may become a cell of its own. */
export function guarded(text: string): string {
  const inside = text.replace(laterFormula, "$1'");
  return isRisky(text) ? `'${inside}` : inside;
}
export const unguarded = (cell: string): string => cell.replace(/^'/, '').replace(guardedLater, '$1');

/** A cell as it is read: spreadsheets change line ends, Macs take letters apart, and the rules cut off what is blank at the ends. */
export const plain = (cell: string): string => asStored(cell).trim();

/** Whether two cells hold the same text, with an apostrophe before it or without, as in an .xlsx, where none is needed. */
export const sameCell = (one: string, other: string): boolean =>
  plain(one) === plain(other) || plain(unguarded(plain(one))) === plain(unguarded(plain(other)));

/** A text in a cell of an .xlsx, which says by itself that it is a text: an apostrophe only where one would be taken away. */
export const marked = (text: string): string =>
  (text.trimStart().startsWith("'") ? `'${text}` : text).replace(/([;\t\r\n]\s*)(?='+[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'");

/** What a spreadsheet shows in place of a value: of a formula that failed, or of a column that is too narrow. */
export const isShownError = (cell: string): boolean =>
  /^(?:#(?:REF!|NAME\?|VALUE!|N\/A|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|BLOCKED!|UNKNOWN!|FIELD!)|#{3,}|Err:\d{3})$/.test(cell.trim());

/** Texts in one cell: `a | b`. A bar within a text is written `\|`, a backslash `\\`. */
export const joined = (texts: readonly string[]): string => texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ');

export function split(cell: string): string[] {
  if (cell.trim() === '') return [];
  const texts = [''];
  for (const [letter] of cell.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (letter === '|') texts.push('');
    else texts[texts.length - 1] += letter.length === 2 ? letter.slice(1) : letter;
  }
  return texts.map((text) => text.trim());
}

/** Also with a decimal comma; undefined when it is none. */
export function numberIn(cell: string): number | undefined {
  const text = latinDigits(cell)
    .trim()
    .replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

export function yesOrNoIn(cell: string): boolean | undefined {
  const text = latinDigits(cell).trim().toLowerCase();
  if (['yes', 'true', '1'].includes(text)) return true;
  return ['no', 'false', '0', ''].includes(text) ? false : undefined;
}

/**
 * A day, also as spreadsheets show one: 21/11/2026, 21-11-26, 21.11.2026. The day comes first, as India writes it, unless the
 * month first gives the day that is there already.
 * @param existing what stands there now
 */
export function dayIn(cell: string, existing: string | null): string | undefined {
  const text = latinDigits(cell).trim();
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  const dayOf = (day: string, month: string) => `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (first === '') return isDay(text) ? text : undefined;
  if (dayOf(second, first) === existing) return existing;
  const day = dayOf(first, second);
  return isDay(day) ? day : undefined;
}

function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

import { type Language, languageFacts } from '@helpdesk/contract/languages';

/**
 * What is left of a text that a spreadsheet saved or read in an encoding without its letters: “????”, or “à¤œà¥” for जु. What
 * somebody wrote so himself passes.
 */
export type Loss = { readonly of: 'letters' } | { readonly of: 'encoding' /** Empty: it cannot be told. */; readonly was: string };

/**
 * @param before what the cell held when the file was taken out
 * @param language whose texts the column holds
 */
export function lossIn(cell: string, before: string, language: Language): Loss | undefined {
  const was = readAnew(cell) ?? (isGarbled(cell) ? '' : undefined);
  if (was !== undefined && !isGarbled(before)) return { of: 'encoding', was };
  return lostFrom(before, cell) || lostWithin(before, cell) || isMostlyMarks(cell, language) ? { of: 'letters' } : undefined;
}

/** Whether a text differs from another one only by marks that stand for letters which an encoding lacks. */
function lostFrom(before: string, cell: string): boolean {
  let lost = false;
  let at = 0;
  for (const letter of before.replace(/\r\n?/g, '\n')) {
    if (cell.startsWith(letter, at)) at += letter.length;
    else if (isAscii(letter) || !/[?_\uFFFD]/.test(cell[at] ?? '')) return false;
    else {
      lost = true;
      // What lies beyond 16 bits leaves two.
      at += letter.length === 2 && cell[at + 1] === cell[at] ? 2 : 1;
    }
  }
  return lost && at === cell.length;
}

/** The same in a text that was also changed elsewhere: a mark stands between the two letters that another stood between. */
function lostWithin(before: string, cell: string): boolean {
  const marks = [...cell.matchAll(/(?<=(\S| ))[?_](?=(\w))/g)];
  if (marks.length === 0) return false;
  // A set, so that a text of nothing but marks takes no longer than another of its length.
  const known = new Set<string>();
  for (let at = 1; at < before.length - 1; at += 1) {
    const letter = before.charAt(at);
    known.add(before.charAt(at - 1) + (isAscii(letter) ? letter : '') + before.charAt(at + 1));
  }
  return marks.some(([mark, left = '', right = '']) => !known.has(left + mark + right) && known.has(left + right));
}

const isAscii = (letter: string): boolean => letter <= '\u007F';

/** A question has a mark or two at its end; where letters were lost, marks are a third of a text and more. */
function isMostlyMarks(cell: string, language: Language): boolean {
  if (cell.includes('\uFFFD')) return true;
  const { script } = languageFacts[language];
  const letters = cell.replace(/\s/g, '');
  const marks = letters.split('?').length - 1;
  if (script === 'Latin') return marks >= 4 && 2 * marks >= letters.length;
  if (marks === 0 || /[\u0250-\u1FFF\u2070-\uFFFF]/.test(cell)) return false;
  return letters.length === marks || (marks >= 2 && 3 * marks >= letters.length);
}

/** Beginnings of letters in UTF-8 as Windows and the Mac show them; no language puts these side by side. */
const isGarbled = (text: string): boolean => /\u00E0[\u00A4\u00A5]|\u2021[\u00A7\u2022]/.test(text);

const upperHalf = Uint8Array.from({ length: 128 }, (_, index) => index + 128);

/**
 * What the bytes from 128 on are in the code pages that spreadsheets take a file for which does not say what it is. That of Windows is
 * spelled: some versions of Node.js decode it as Latin-1.
 */
export const codePages = {
  windows: `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ${String.fromCharCode(...upperHalf.slice(32))}`,
  mac: new TextDecoder('macintosh').decode(upperHalf),
} as const;

const bytesOf = Object.values(codePages).map((letters) => new Map([...letters].map((letter, index) => [letter, index + 128])));

/** What UTF-8 writes with Latin letters around it: Devanagari, accents, quotation marks, dashes, the rupee. */
const expected = /^[\u00A0-\u017F\u0900-\u097F\u2010-\u203A\u20AC\u20B9\u200B-\u200D]+$/;

/** The text of which a code page made this one; undefined when it is as it was written. */
function readAnew(cell: string): string | undefined {
  for (const bytes of bytesOf) {
    let isMended = false;
    const mended = cell.replace(/\P{ASCII}{2,}/gu, (run) => {
      const encoded = [...run].map((letter) => bytes.get(letter));
      const text = encoded.includes(undefined) ? undefined : utf8(Uint8Array.from(encoded as number[]));
      if (text === undefined || !expected.test(text)) return run;
      isMended = true;
      return text;
    });
    if (isMended) return isGarbled(mended) ? '' : mended;
  }
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

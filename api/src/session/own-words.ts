import { normalise } from '@helpdesk/contract/search/search-normalise';
import { keyOf, soundOf } from '@helpdesk/contract/search/search-sound';

// Passwords that are made of words of the site or of the person (decision 055): guessed first by whoever knows either.

/** Letters that have to remain beside own words: fewer are tried with them in no time. */
const leastOther = 6;
/** A word of two letters is in everything. */
const leastLetters = 3;

/** What is typed for a letter that it looks like, by that letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: '@4аα',
  b: '8',
  c: '(сϲ',
  e: '3€еε',
  g: '96',
  h: 'һ',
  i: '1!|lіι',
  j: 'ј',
  k: 'к',
  n: 'η',
  o: '0оο',
  p: 'рρ',
  s: '5$ѕ',
  t: '7+т',
  u: 'υ',
  v: 'ν',
  x: 'х',
  y: 'у',
  z: '2',
};
const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => [...others].map((other): [string, string] => [other, letter])),
);

/** The blocks of Indian scripts stand in one order of letters: each begins so far behind Devanagari. */
const firstIndian = 0x0980;
const lastIndian = 0x0d7f;
const asDevanagari = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= firstIndian && code <= lastIndian ? String.fromCodePoint(0x0900 + (code & 0x7f)) : letter;
};

interface Letter {
  readonly letter: string;
  /** A letter of its own, and no digit or sign that may be one. */
  readonly isSpelled: boolean;
}

/** Without case, accents, vowel signs and widths, in one script for all that India writes in. */
function lettersOf(text: string): Letter[] {
  const plain = [...text.normalize('NFKD').toLowerCase()].filter((sign) => !/\p{M}/u.test(sign));
  return plain.map((sign) => ({ letter: letterOf.get(sign) ?? asDevanagari(sign), isSpelled: /\p{L}/u.test(sign) }));
}

const isSign = (letter: string) => !/\p{L}/u.test(letter);

/** The letters of a word, forwards and backwards; one that is doubled counts once. */
function spellings(word: string): string[] {
  const letters = lettersOf(word)
    .map(({ letter }) => letter)
    .filter((letter) => !isSign(letter));
  const once = letters.filter((letter, at) => letter !== letters[at - 1]);
  return once.length < leastLetters ? [] : [once.join(''), once.toReversed().join('')];
}

/**
 * Whether little remains of a password beside own words: in any case, order and script, with digits and signs between or for letters, with doubled
 * letters, or backwards. The work grows with the length of the password times that of all words.
 */
export function isMadeOf(password: string, texts: readonly string[]): boolean {
  return isSpelledBy(password, texts) || isSpelledBy(soundsOf(password), texts.map(soundsOf));
}

/** How words sound, so that a name is found in the script that it is not written in. */
const soundsOf = (text: string): string =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => keyOf(soundOf(normalise(word))))
    .join(' ');

function isSpelledBy(password: string, texts: readonly string[]): boolean {
  const typed = lettersOf(password);
  const words = [...new Set(texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}]+/u)]).flatMap(spellings))];
  const all = typed.filter(({ isSpelled }) => isSpelled).length;
  return leastBeside(typed, words) < Math.min(all, leastOther);
}

/** How many letters of a text stand beside words that do not overlap, at the fewest. */
function leastBeside(typed: readonly Letter[], words: readonly string[]): number {
  let beside = 0;
  /** For each word, after each of its letters: how many letters stand beside words until here. */
  let begun = words.map((word) => Array<number>(word.length).fill(Number.POSITIVE_INFINITY));
  for (const { letter, isSpelled } of typed) {
    let after = beside + (isSpelled ? 1 : 0);
    begun = begun.map((counts, index) => {
      const word = words[index] ?? '';
      return counts.map((count, at) => {
        const isRepeated = letter === word[at];
        const stays = !isSpelled || isRepeated ? count : Number.POSITIVE_INFINITY;
        const comes = isRepeated ? (at === 0 ? beside : (counts[at - 1] ?? Number.POSITIVE_INFINITY)) : Number.POSITIVE_INFINITY;
        const best = Math.min(stays, comes);
        if (at === word.length - 1) after = Math.min(after, best);
        return best;
      });
    });
    beside = after;
  }
  return beside;
}

/** Consonants that are heard as each other, ड़ above all: changing one for the other is half a mistake. */
const alike = new Map([...'rvm'].map((letter, at) => [letter.charCodeAt(0), 'dbn'.charCodeAt(at)]));

const vowels = 'aeiouyh';

/** What a letter costs in half mistakes: vowels and h are half as telling as consonants. */
const cost = (letter: number): number => (vowels.includes(String.fromCharCode(letter)) ? 1 : 2);

const costs = Uint8Array.from({ length: 128 }, (_, letter) => cost(letter));
const costOf = (letter: number): number => costs[letter] ?? 2;

const groups = Uint8Array.from({ length: 128 }, (_, letter) => alike.get(letter) ?? letter);
const groupOf = (letter: number): number => groups[letter] ?? letter;

function changeCost(one: number, other: number): number {
  if (one === other) return 0;
  return groupOf(one) === groupOf(other) ? 1 : Math.max(costOf(one), costOf(other));
}

/** Enough of a word to see quickly what it cannot be near to. */
export interface Outline {
  /** Its letters, those that are heard as each other as one. */
  readonly bits: number;
  /** The half mistakes in leaving it out. */
  readonly weight: number;
}

export function outlineOf(word: string): Outline {
  let bits = 0;
  let weight = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    // 29 bits, which engines keep without a box.
    bits |= 1 << ((groupOf(letter) & 31) % 29);
    weight += costOf(letter);
  }
  return { bits, weight };
}

const vowelBits = outlineOf(vowels).bits;

/** A quick no: a mistake brings at most one letter, takes away at most one, and a consonant's is a whole one. */
export function mayBeNear(one: Outline, other: Outline, most: number): boolean {
  if (Math.abs(one.weight - other.weight) > most) return false;
  const gone = one.bits & ~other.bits;
  const come = other.bits & ~one.bits;
  const consonants = Math.max(countOf(gone & ~vowelBits), countOf(come & ~vowelBits));
  const rest = Math.max(countOf(gone & vowelBits), countOf(come & vowelBits)) - consonants;
  return 2 * consonants + Math.max(0, rest) <= most;
}

function countOf(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

let before = new Uint8Array(64);
let above = new Uint8Array(64);
let row = new Uint8Array(64);
const far = 100;

/**
 * How far one key is from another in half mistakes: letters left out, added, changed, or two neighbours swapped.
 * @param most what is farther is not worth counting: the answer is then any number above
 */
export function distance(one: string, other: string, most: number): number {
  const length = other.length;
  if (Math.abs(one.length - length) > most || length > 63) return most + 1;
  row[0] = 0;
  for (let j = 1; j <= length; j += 1) row[j] = (row[j - 1] ?? 0) + costOf(other.charCodeAt(j - 1));
  for (let i = 1; i <= one.length; i += 1) {
    [before, above, row] = [above, row, before];
    const letter = one.charCodeAt(i - 1);
    // Only what is at most so many letters off can still be near.
    const from = Math.max(1, i - most);
    const to = Math.min(length, i + most);
    row[from - 1] = from === 1 ? (above[0] ?? 0) + costOf(letter) : far;
    let least = row[from - 1] ?? 0;
    for (let j = from; j <= to; j += 1) {
      const there = other.charCodeAt(j - 1);
      let best = (above[j - 1] ?? 0) + changeCost(letter, there);
      best = Math.min(best, (above[j] ?? 0) + costOf(letter), (row[j - 1] ?? 0) + costOf(there));
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && there === one.charCodeAt(i - 2))
        best = Math.min(best, (before[j - 2] ?? 0) + 2);
      row[j] = best;
      if (best < least) least = best;
    }
    if (to < length) row[to + 1] = far;
    if (least > most) return most + 1;
  }
  return row[length] ?? 0;
}

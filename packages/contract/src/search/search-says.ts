import { rowOf, type SearchIndex, type SearchRow } from './search-index.ts';
import { normalise } from './search-normalise.ts';
import { isDevanagari } from './search-sound.ts';

/** Shorter words begin too many others: chai is no chair. */
const shortest = (word: string): number => (isDevanagari.test(word) ? 4 : 5);

/** The rows in whose names or contents one of these words stands, or, of longer ones, one that begins so. Rows that are not prepared yet are not among them. */
export function rowsThatSay<Row extends SearchRow>(index: SearchIndex<Row>, words: readonly string[]): ReadonlySet<Row> {
  const numbers = new Set<number>();
  for (const word of words.map(normalise)) {
    const isSaid = (said: string) => said === word || (word.length >= shortest(word) && said.startsWith(word));
    for (const [said, rows] of index.contents.get(word.charAt(0)) ?? []) {
      if (isSaid(said)) for (const row of rows) numbers.add(row);
    }
    for (const { text, uses } of index.byLetter.get(word.charAt(0)) ?? []) {
      if (isSaid(text)) for (const use of uses) numbers.add(rowOf(use));
    }
  }
  return new Set([...numbers].flatMap((number) => index.rows[number] ?? []));
}

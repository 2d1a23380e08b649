import { distance, mayBeNear } from './search-distance.ts';
import type { SearchIndex, SearchRow } from './search-index.ts';
import { wordsOf } from './search-words.ts';

/** Half mistakes beyond which no word resembles another. */
const most = 6;

/** What is farther off than this share of the whole word is no suggestion. */
const farthest = 0.6;

/**
 * The rows whose names come nearest to a search that found nothing, the nearest first: for "Did you mean". A name needs
 * only one of the words.
 */
export function nearestNames<Row extends SearchRow>(index: SearchIndex<Row>, text: string, count: number): Row[] {
  const { words, sought } = wordsOf(text);
  const missed = new Float32Array(index.rows.length);
  for (const { from, to, key, keyOutline } of sought) {
    if (from !== to) continue;
    const nearest = new Float32Array(index.rows.length).fill(1);
    for (const entry of index.all) {
      if (!mayBeNear(keyOutline, entry.keyOutline, most)) continue;
      const share = Math.min(1, distance(key, entry.key, most) / keyOutline.weight);
      for (const use of entry.uses) nearest[use >> 2] = Math.min(nearest[use >> 2] ?? 1, share);
    }
    nearest.forEach((share, row) => {
      missed[row] = (missed[row] ?? 0) + share;
    });
  }
  return index.rows
    .map((row, number) => ({ row, share: (missed[number] ?? 0) / words.length }))
    .filter(({ share }) => share < farthest)
    .sort((one, other) => one.share - other.share)
    .slice(0, count)
    .map(({ row }) => row);
}

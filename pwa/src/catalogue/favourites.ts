import type { ListingRow, PlaceRow } from '@helpdesk/contract/rows';
import type { Catalogue } from './catalogue.ts';
import { byShownName } from './name-order.ts';

const shownOnHome = 5;

/**
 * Tourist Favourites: 5 places at random (spec section 9), by a generator seeded with the day and the catalogue's seq, so
 * that server and phone draw the same and nothing jumps while somebody reads (decision B15).
 */
export function favouritesOf({ rows, seq }: Catalogue, day: string): PlaceRow[] {
  const random = generator(`${day} ${seq}`);
  const left = [...rows.places];
  const drawn: PlaceRow[] = [];
  while (drawn.length < shownOnHome && left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/** Top Picks: the first 5 popular ones by name (spec section 9, decision B15). */
export const topPicksOf = <Row extends ListingRow>(rows: readonly Row[]): Row[] =>
  byShownName(rows)
    .filter(({ popular }) => popular)
    .slice(0, shownOnHome);

/** Numbers from 0 to below 1, the same for the same seed (mulberry32 over an FNV-1a hash). */
function generator(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

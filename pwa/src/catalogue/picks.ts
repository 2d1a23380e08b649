import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { fnv1a } from '@helpdesk/contract/rules/fnv1a';
import { byShownName } from '@helpdesk/contract/rules/name-order';
import type { ListingRow, PlaceRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';

import type { Catalogue, RowOf } from './catalogue.ts';

const shownOnHome = 5;

/**
 * Tourist Favourites: 5 places at random (product 3.2). Each draws a number of the day, the catalogue's seq and its id, and the smallest
 * win: so server and phone draw the same, nothing jumps while somebody reads, and the five alone still are the five.
 */
export function favouritesOf(catalogue: Catalogue, day: string): readonly PlaceRow[] {
  const seed = fnv1a(`${day} ${catalogue.seq} `);
  const drawn = catalogue.rows.places
    .map((row) => ({ row, number: mixed(fnv1a(row._id, seed)) }))
    .sort((one, other) => one.number - other.number)
    .slice(0, shownOnHome);
  return catalogue.shown(
    'places',
    drawn.map(({ row }) => row),
  );
}

/** Top Picks: the first 5 popular ones by name (product 3.2). */
export function topPicksOf<Kind extends ListingKind>(catalogue: Catalogue, kind: Kind): readonly RowOf<Kind>[] {
  const popular = byShownName<RowOf<Kind>>(catalogue.rows[kind], spokenLanguage()).filter(isPopular);
  return catalogue.shown(kind, popular.slice(0, shownOnHome));
}

/** A picture that stands for a directory: that of its first popular listing. */
export function pictureOf<Kind extends ListingKind>(catalogue: Catalogue, kind: Kind): string | undefined {
  const rows: readonly RowOf<Kind>[] = catalogue.rows[kind];
  return catalogue.shown(kind, rows.filter(isPopular).slice(0, 1))[0]?.images[0];
}

const isPopular = ({ popular }: ListingRow): boolean => popular;

/** Ids that differ in their last letter alone draw numbers that have nothing in common (the end of MurmurHash3). */
function mixed(hashed: number): number {
  let mixed = hashed ^ (hashed >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

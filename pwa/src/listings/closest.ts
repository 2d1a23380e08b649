import { listingKinds } from '@helpdesk/contract/fixed-sets';

import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ShownCatalogue } from '#catalogue/shown-catalogue.ts';

import { placeLink, resortLink, restaurantLink } from './links.ts';

const links = { places: placeLink, resorts: resortLink, restaurants: restaurantLink };

const shownAtMost = 5;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The listings whose names come nearest to what an unknown address says, nearest first; none when nothing is near. */
export function closestListings({ rows }: Catalogue, sought: string) {
  const listings = listingKinds.flatMap((kind) => rows[kind].map((row) => ({ kind, row, words: wordsOf(row.name) })));
  // A word that many names have, like "fort", says less than one that few have.
  const holders = new Map<string, number>();
  for (const { words } of listings) for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);

  const weight = (word: string) => Math.log(1 + listings.length / (holders.get(word) ?? 1));

  const asked = wordsOf(sought);
  const nearness = (words: readonly string[]) =>
    asked.reduce((sum, word) => sum + Math.max(0, ...words.map((other) => likeness(word, other) * weight(other))), 0);
  return listings
    .map((listing) => ({ ...listing, near: nearness(listing.words) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, shownAtMost)
    .map(({ kind, row }) => ({ kind, row }));
}

/** The same as rows to show, as far as anybody knows. */
export function closestShown(catalogue: ShownCatalogue, sought: string) {
  const near = catalogue.value(`closest to ${sought}`, (all) =>
    closestListings(all, sought).map(({ kind, row }) => ({ kind, id: row._id })),
  );
  return (near ?? []).flatMap(({ kind, id }) => {
    const row = catalogue.byId[kind].get(id);
    return row ? { row, linkOf: links[kind] } : [];
  });
}

/** 1 for the same word, less for one that was cut short or is a letter or two off, 0 for another. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  if (word.length >= 3 && other.startsWith(word)) return 0.8;
  const allowed = Math.floor(Math.min(word.length, other.length) / 4);
  const off = allowed === 0 ? 1 : lettersOff(word, other);
  return off <= allowed ? 1 - off / other.length : 0;
}

/** Levenshtein's distance. */
function lettersOff(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[b.length] ?? 0;
}

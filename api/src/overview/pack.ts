import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { eachInTurns } from '#http/budget/work.ts';

/** What the size of the offline pack is made of. */
export interface PackParts {
  readonly rows: CatalogueRows;
  /** Bytes of all rows as they travel, packed. */
  readonly packed: number;
  /** Bytes of list pictures by address. */
  readonly pictures: ReadonlyMap<string, number>;
}

/** The picture that a phone keeps of a listing (its first). */
export const listPictures = (rows: CatalogueRows): string[] => listingsOf(rows).flatMap(({ row }) => row.images.slice(0, 1));

export const listingsOf = (rows: CatalogueRows): { kind: ListingKind; row: ListingRow }[] =>
  listingKinds.flatMap((kind) => rows[kind].map((row) => ({ kind, row })));

/**
 * Bytes of a listing's share: its part of the packed rows, by the length of its row, and its list picture whole. Rows are
 * packed together, so their parts cannot be told more exactly.
 */
export function shareIn({ rows, packed, pictures }: PackParts): (row: ListingRow) => number {
  const all = lengthOfAll(rows);
  return (row) => Math.round((packed * lengthOf(row)) / all) + (pictures.get(row.images[0] ?? '') ?? 0);
}

const wholes = new WeakMap<CatalogueRows, number>();

/** Of all rows. Once a catalogue. */
function lengthOfAll(rows: CatalogueRows): number {
  const sum =
    wholes.get(rows) ??
    Object.values(rows)
      .flat()
      .reduce((length, row) => length + lengthOf(row), 0);
  wholes.set(rows, sum);
  return sum;
}

/** Measures all rows in turns, before anything else asks for them. */
export const measureRows = (rows: CatalogueRows): Promise<void> => eachInTurns<object>(Object.values(rows).flat(), lengthOf);

const lengths = new WeakMap<object, number>();

/** Rows never change: each is measured once. */
function lengthOf(row: object): number {
  let length = lengths.get(row);
  if (length === undefined) {
    length = Buffer.byteLength(JSON.stringify(row));
    lengths.set(row, length);
  }
  return length;
}

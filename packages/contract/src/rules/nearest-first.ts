import { type ListingKind, listingKinds } from '#kinds/kinds.ts';
import type { Point } from '#rules/map/geo.ts';
import type { CatalogueRows, ListingRow } from '#sync/rows.ts';
import { nearMe, nearMiddle } from './filter-names.ts';
import { pointOf, straightLine } from './straight-line.ts';

/** The listing that an address means by its name alone: a place before a stay that is called the same. */
export function listingNear(near: string, rows: Pick<CatalogueRows, ListingKind>): ListingRow | undefined {
  for (const kind of listingKinds) {
    const listings: readonly ListingRow[] = rows[kind];
    const row = listings.find(({ slug }) => slug === near);
    if (row) return row;
  }
  return undefined;
}

/**
 * From where an address measures; undefined where nobody knows.
 * @param here where whoever asks is, which no address says
 */
export function pointNear(near: string, rows: Pick<CatalogueRows, ListingKind>, here?: Point): Point | undefined {
  if (near === nearMe) return here;
  if (near === nearMiddle) return middleOf(rows.places);
  const listing = listingNear(near, rows);
  return (listing && pointOf(listing)) ?? undefined;
}

/**
 * The nearest first, by the straight line; last, in the order they had, those that do not say where they are.
 * @param isClosed what goes after all others
 */
export function nearestFirst<Row extends ListingRow>(rows: readonly Row[], from: Point, isClosed = (_: Row): boolean => false): Row[] {
  return rows
    .map((row) => ({ row, metres: metresTo(row, from), closed: Number(isClosed(row)) }))
    .sort((one, other) => one.closed - other.closed || one.metres - other.metres)
    .map(({ row }) => row);
}

/** No number is farther than that of a listing that does not say where it is. */
export function metresTo(row: ListingRow, from: Point): number {
  const point = pointOf(row);
  return point ? straightLine(from, point).metres : Number.MAX_VALUE;
}

/** The middle of all listings that say where they are; undefined where none does. */
export function middleOf(rows: readonly ListingRow[]): Point | undefined {
  const points = rows.flatMap((row) => pointOf(row) ?? []);
  if (points.length === 0) return undefined;
  const mean = (of: keyof Point) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

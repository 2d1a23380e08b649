import { kinds, type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { Point } from '@helpdesk/contract/rules/map/geo';
import { slugOf } from '@helpdesk/contract/rules/new-slug';

import type { Sql } from '#db/sql.ts';

/** The slugs of other listings that begin as one of these names asks for, to find a free one among. */
export async function slugsOfOthers(tx: Sql, kind: ListingKind, id: string, names: readonly string[]): Promise<Set<string>> {
  const rows = await tx<{ slug: string }[]>`
    SELECT slug FROM ${tx(kinds[kind].table)} WHERE id <> ${id} AND slug ^@ ANY (${names.map(slugOf)}::text[])`;
  return new Set(rows.map(({ slug }) => slug));
}

/** Whether one is shown that could be named as near. */
export async function hasOtherPlace(tx: Sql, id: string): Promise<boolean> {
  const [row] = await tx<[{ has: boolean }]>`SELECT EXISTS (SELECT FROM place WHERE id <> ${id} AND NOT unpublished) AS has`;
  return row.has;
}

/** Where the other listings are that are shown. */
export async function pointsOfOthers(tx: Sql, id: string): Promise<Point[]> {
  const points: Point[] = [];
  for (const kind of listingKinds) {
    const rows = await tx<Point[]>`
      SELECT latitude, longitude FROM ${tx(kinds[kind].table)} WHERE id <> ${id} AND NOT unpublished AND latitude IS NOT NULL`;
    points.push(...rows);
  }
  return points;
}

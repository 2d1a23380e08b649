import type { ListingRow } from '#sync/rows.ts';

/** What a listing is sorted under: of a place the ids of its categories, of others members of their kind's own set. */
export function groupsOf(row: ListingRow): readonly string[] {
  if ('categoryIds' in row) return row.categoryIds;
  return 'categories' in row ? row.categories : [row.type];
}

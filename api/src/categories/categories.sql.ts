import type { Sql } from '#db/sql.ts';

/** How many places are in a category. */
export async function countPlacesOf(tx: Sql, id: string): Promise<number> {
  const [{ count }] = await tx<[{ count: number }]>`SELECT count(*) FROM place WHERE ${id} = ANY (category_ids)`;
  return count;
}

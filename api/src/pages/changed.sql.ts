import type { Sql } from '#db/sql.ts';

/** When each row that has a page was changed last, by its id; rows of which nobody knows are left out. */
export async function changeTimes(sql: Sql): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql<{ id: string; at: Date }[]>`
    SELECT id, changed_at AS at FROM category WHERE changed_at IS NOT NULL
    UNION ALL SELECT id, changed_at FROM region WHERE changed_at IS NOT NULL
    UNION ALL SELECT id, changed_at FROM place WHERE changed_at IS NOT NULL
    UNION ALL SELECT id, changed_at FROM resort WHERE changed_at IS NOT NULL
    UNION ALL SELECT id, changed_at FROM restaurant WHERE changed_at IS NOT NULL`;
  return new Map(rows.map(({ id, at }) => [id, at]));
}

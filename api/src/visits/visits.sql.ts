import type { Sql } from '#db/sql.ts';

export async function readVisitorCount(sql: Sql): Promise<number> {
  const [visitors] = await sql<[{ count: number }]>`SELECT count FROM visitor_count`;
  return visitors.count;
}

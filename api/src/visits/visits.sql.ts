import type { Sql } from '#db/sql.ts';

export async function readVisitorCount(sql: Sql): Promise<number> {
  const [visitors] = await sql<[{ count: number }]>`SELECT count FROM visitor_count`;
  return visitors.count;
}

/** Counts a visit; false when its key was counted before. Another transaction with the same key is waited for. */
export async function countVisit(tx: Sql, key: string, now: Date): Promise<boolean> {
  const added = await tx`INSERT INTO visit (key, received_at) VALUES (${key}, ${now}) ON CONFLICT DO NOTHING`;
  if (added.count === 0) return false;
  await tx`UPDATE visitor_count SET count = count + 1`;
  return true;
}

/** @returns how many went */
export async function deleteVisitsBefore(sql: Sql, before: Date): Promise<number> {
  const gone = await sql`DELETE FROM visit WHERE received_at < ${before}`;
  return gone.count;
}

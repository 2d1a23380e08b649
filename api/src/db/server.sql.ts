import type { Sql } from './sql.ts';

/** Whether the server answers a query. */
export const isReachable = (sql: Sql): Promise<boolean> =>
  sql`SELECT 1`.then(
    () => true,
    () => false,
  );

/** Its `server_version_num`; rejects when it cannot be reached. */
export async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql<[{ version: number }]>`SELECT current_setting('server_version_num')::int AS version`;
  return row.version;
}

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

/**
 * Makes a database on the server where there is none of that name.
 * @param owner absent, who asks
 * @throws error 42501 when who asks may not
 */
export async function readyDatabase(sql: Sql, name: string, owner?: string): Promise<void> {
  const known = await sql`SELECT FROM pg_database WHERE datname = ${name}`;
  if (known.count > 0) return;
  await sql`CREATE DATABASE ${sql(name)} ${owner === undefined ? sql`` : sql`OWNER ${sql(owner)}`}`.catch(
    (error: Error & { code?: string }) => {
      // Another server that starts at the same time was quicker.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    },
  );
}

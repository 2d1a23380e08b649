import type { Sql } from './sql.ts';
import { StartProblem } from './start-problem.ts';

const oldest = 15;

/** Throws StartProblem when the server is older than PostgreSQL 15. `versionNumber` is its `server_version_num`. */
export function refuseOldVersion(versionNumber: number) {
  const major = Math.floor(versionNumber / 10_000);
  if (major < oldest) {
    throw new StartProblem(`The database is PostgreSQL ${major}; this needs ${oldest} or newer.`);
  }
}

/** Asks the server for its version; the first query of a start, so it also finds out whether it can be reached. */
export async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql<[{ version: number }]>`SELECT current_setting('server_version_num')::int AS version`;
  return row.version;
}

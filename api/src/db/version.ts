import { StartProblem } from './start-problem.ts';

const oldest = 15;

/** Throws StartProblem when the server is older than PostgreSQL 15. `versionNumber` is its `server_version_num`. */
export function refuseOldVersion(versionNumber: number) {
  const major = Math.floor(versionNumber / 10_000);
  if (major < oldest) {
    throw new StartProblem(`The database is PostgreSQL ${major}; this needs ${oldest} or newer.`);
  }
}

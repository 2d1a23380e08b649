import { startEmbeddedPostgres } from './embedded.ts';
import { connect, type Pool } from './sql.ts';
import { StartProblem } from './start-problem.ts';
import { readVersion, refuseOldVersion } from './version.ts';

export interface Database {
  sql: Pool;
  /** Where the data is, for people: a directory, or a host without its password. */
  where: string;
  /** Settles with the reason when an embedded server ends without having been asked to; never for another server. */
  died: Promise<string>;
  /** Lets running queries finish, at most 5 seconds, then stops an embedded server. */
  close(): Promise<void>;
}

/**
 * The database of `databaseUrl`, or without one the embedded server of `dataDir`.
 * Throws StartProblem when it cannot be reached or started, or is older than PostgreSQL 15.
 */
export async function openDatabase({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Promise<Database> {
  const where = databaseUrl ? hostOf(new URL(databaseUrl)) : dataDir;
  const server = databaseUrl
    ? { url: databaseUrl, died: new Promise<string>(() => {}), stop: async () => {} }
    : await startEmbeddedPostgres(dataDir);
  const sql = connect(server.url);
  const close = async () => {
    await sql.end({ timeout: 5 });
    await server.stop();
  };
  try {
    const version = await readVersion(sql).catch((error: Error & { code?: string }) => {
      throw new StartProblem(`The database at ${where} cannot be reached: ${reasonOf(error)}.`);
    });
    refuseOldVersion(version);
  } catch (error) {
    await close();
    throw error;
  }
  return { sql, where, died: server.died, close };
}

function hostOf(url: URL): string {
  return url.host || (url.searchParams.get('host') ?? 'localhost');
}

function reasonOf(error: Error & { code?: string }): string {
  switch (error.code) {
    case 'ECONNREFUSED':
      return 'nothing answers there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no such host';
    case 'CONNECT_TIMEOUT':
      return 'it did not answer within 10 seconds';
    default:
      return error.message || (error.code ?? 'no reason given');
  }
}

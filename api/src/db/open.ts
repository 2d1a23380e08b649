import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { ordinaryRole } from '#db/embedded/ordinary-role.sql.ts';
import { connect } from '#db/pool/connect.ts';
import { databaseBeside } from '#db/pool/database-beside.ts';
import { DatabaseUnreachable } from '#db/pool/database-unreachable.ts';
import { type Hearing, openHearing } from '#db/pool/hear.ts';
import { hostsOf } from '#db/pool/hosts.ts';
import { readLimits, requestLimits, workLimits } from '#db/pool/limits.ts';
import { noteSlow } from '#db/pool/slow-statements.ts';
import { readVersion, readyDatabase } from './server.sql.ts';
import type { Pool } from './sql.ts';
import { StartProblem } from './start-problem.ts';
import { refuseOldVersion } from './version.ts';

export interface Database {
  /** Without limits of time: for migrations and commands. */
  sql: Pool;
  /** What visitors send and the back-office does. */
  requests: Pool;
  /** What phones and pages read: a pool of its own, which no write can fill. */
  reads: Pool;
  /** What is done beside requests: mails, the work of every day, and reading all rows. */
  work: Pool;
  /** A copy of it that may lag behind, where there is one. */
  replica?: Pool;
  /** Calls back after each change of the catalogue. */
  hearChanges: Hearing['hear'];
  /** Where the data is, for people: a directory, or a host without its password. */
  where: string;
  /**
   * The address of another site's database on the same server, which is made if it is not there.
   * @throws StartProblem when it is not there and may not be made
   */
  beside(site: string): Promise<string>;
  /** Settles with the reason when an embedded server ends without having been asked to; never for another server. */
  died: Promise<string>;
  /** Lets running queries finish, at most 5 seconds, then stops an embedded server. */
  close(): Promise<void>;
}

interface DatabasePlace {
  readonly databaseUrl?: string;
  /** A streaming replica of it. */
  readonly replicaUrl?: string;
  readonly dataDir: string;
  /** Of a site that is one of many on the same server. */
  readonly isBeside?: boolean;
  /** What takes longer is noted; nothing when absent. */
  readonly slowQueryMs?: number;
}

/** Connections of each pool; one more hears of changes. Of a site beside others fewer, so that 24 of them fit into what the embedded server takes. */
const alone = { sql: 10, requests: 10, reads: 3, work: 3 };
const besides = { sql: 2, requests: 4, reads: 2, work: 2 };

/**
 * The database of `databaseUrl`, or without one the embedded server of `dataDir`.
 * Throws StartProblem when it cannot be reached or started, or is older than PostgreSQL 15.
 */
export async function openDatabase({ databaseUrl, replicaUrl, dataDir, isBeside = false, slowQueryMs }: DatabasePlace): Promise<Database> {
  const where = databaseUrl ? whereOf(databaseUrl) : dataDir;
  const server = databaseUrl
    ? { url: databaseUrl, superuserUrl: databaseUrl, died: new Promise<string>(() => {}), stop: async () => {} }
    : await startEmbeddedPostgres(dataDir);
  const most = isBeside ? besides : alone;
  const sql = connect(server.url, { max: most.sql });
  const tell = slowQueryMs === undefined ? undefined : noteSlow(slowQueryMs);
  const requests = connect(server.url, { max: most.requests, limits: requestLimits, tell });
  const reads = connect(server.url, { max: most.reads, limits: readLimits, tell });
  const work = connect(server.url, { max: most.work, limits: workLimits, tell });
  const replica = replicaUrl === undefined ? undefined : connect(replicaUrl, { max: 2, limits: workLimits, tell });
  // As `tell_of_change` tells it.
  const changes = openHearing(server.url, 'catalogue');
  const close = async () => {
    await Promise.all([changes.close(), ...[sql, requests, reads, work, replica].map((pool) => pool?.end({ timeout: 5 }))]);
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
  return {
    sql,
    requests,
    reads,
    work,
    replica,
    hearChanges: changes.hear,
    where,
    beside: (site) => readyBeside(server, site),
    died: server.died,
    close,
  };
}

/**
 * The address of a site's database beside the first one. Where it is not there, the embedded server's superuser makes it for who works with it;
 * another server's role makes its own.
 */
export async function readyBeside({ url, superuserUrl }: { url: string; superuserUrl: string }, site: string): Promise<string> {
  const beside = databaseBeside(url, site);
  const name = new URL(hostsOf(beside)?.urls[0] ?? beside).pathname.slice(1);
  const sql = connect(superuserUrl, { max: 1 });
  try {
    await readyDatabase(sql, name, url === superuserUrl ? undefined : ordinaryRole);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new StartProblem(`The role of DATABASE_URL may not make the database ${name}: make it, owned by that role, or give it CREATEDB.`);
  } finally {
    await sql.end({ timeout: 5 });
  }
  return beside;
}

function whereOf(databaseUrl: string): string {
  const hosts = hostsOf(databaseUrl)?.urls.map((text) => new URL(text)) ?? [];
  return hosts.map((url) => url.host || (url.searchParams.get('host') ?? 'localhost')).join(', ');
}

function reasonOf(error: Error & { code?: string }): string {
  if (error instanceof DatabaseUnreachable && !error.code) return 'it did not answer within 10 seconds';
  switch (error.code) {
    case 'ECONNREFUSED':
      return 'nothing answers there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no such host';
    default:
      return error.message || (error.code ?? 'no reason given');
  }
}

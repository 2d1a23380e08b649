import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import postgres, { type Sql } from 'postgres';

import { root } from './paths.ts';

interface TestDatabase {
  /** For the server; empty: its embedded one. */
  readonly url: string;
  connect(): Sql;
  drop(): Promise<void>;
}

/** A database that holds the sample region, of which each server of a run takes a copy: making it anew costs seconds. */
export async function openSample(): Promise<{ url: string; drop(): Promise<void> }> {
  const command = ['--import', 'tsx', 'api/src/db/testing/sample-server-command.ts'];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const printed = createInterface(child.stdout);
  const [url] = (await Promise.race([once(printed, 'line'), ended.then(() => [])])) as string[];
  if (!url) throw new Error('There is no database for the journeys.');
  return {
    url,
    drop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** A copy of the run's sample region; where there is none, the embedded database that a server makes in `dataDir`. */
export async function openDatabase(dataDir: string): Promise<TestDatabase> {
  const sample = process.env.SAMPLE_DATABASE_URL;
  if (!sample) return { url: '', connect: () => connectEmbedded(dataDir), drop: async () => {} };
  const template = new URL(sample).pathname.slice(1);
  const name = `helpdesk_e2e_${process.pid}_${dataDir.slice(-6).toLowerCase()}`;
  const inServer = async (work: (sql: Sql) => Promise<unknown>) => {
    const sql = connectTo(databaseUrl(sample, 'postgres'));
    await work(sql).finally(() => sql.end());
  };
  await inServer((sql) => sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(template)}`);
  const url = databaseUrl(sample, name);
  return {
    url,
    connect: () => connectTo(url),
    drop: () =>
      inServer(async (sql) => {
        // Further sites of the server have theirs beside it.
        const all = await sql<
          { datname: string }[]
        >`SELECT datname FROM pg_database WHERE datname = ${name} OR starts_with(datname, ${`${name}_`})`;
        for (const { datname } of all) await sql`DROP DATABASE ${sql(datname)} WITH (FORCE)`;
      }),
  };
}

/** The address of another database on the same server. */
function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The running server's own note says where its socket is (fifth line of postmaster.pid). */
function connectEmbedded(dataDir: string): Sql {
  const host = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[4];
  return postgres({ host, user: 'helpdesk', database: 'postgres', max: 1 });
}

/** postgres.js does not read a socket's directory in `?host=`, which libpq's addresses have. */
function connectTo(address: string): Sql {
  const url = new URL(address);
  const host = url.searchParams.get('host');
  url.searchParams.delete('host');
  return postgres(url.href, { max: 1, ...(host && { host }) });
}

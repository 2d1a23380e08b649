import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#db/pool/connect.ts';
import { whenLong } from '#testing/when-long.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { stopOrphan } from './embedded-orphan.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpdesk-embedded-'));
const dataDir = join(scratch, 'a-rather-long-name-'.repeat(7), 'data');
const cluster = join(dataDir, 'postgres');

afterAll(() => rmSync(scratch, { recursive: true }));

async function withServer(work: (server: EmbeddedPostgres) => Promise<void>) {
  const server = await startEmbeddedPostgres(dataDir);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function ask<Row>(server: EmbeddedPostgres, query: string): Promise<Row[]> {
  const sql = connect(server.url, { max: 1 });
  const rows = await sql.unsafe<Row[]>(query);
  await sql.end();
  return rows;
}

test('the server starts in a deep directory, knows letters beyond ASCII, syncs to disk and listens to nobody outside', async () => {
  await withServer(async (server) => {
    const question = `SELECT lower('É') AS small, current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens`;
    expect(await ask(server, question)).toEqual([{ small: 'é', fsync: 'on', listens: '' }]);
  });
});

test('the server knows nothing of our settings, its role has no rights beyond its tables, and only the owner enters the directory', async () => {
  process.env.ADMIN_PASSWORD = 'a rather long secret';
  await withServer(async (server) => {
    const superuser = connect(server.superuserUrl, { max: 1 });
    // As a version before had it, when the superuser made everything.
    await superuser.unsafe(`CREATE DOMAIN hill AS text; CREATE TABLE old_row (id int GENERATED ALWAYS AS IDENTITY, top hill);
      CREATE SEQUENCE free_number; CREATE VIEW rows AS SELECT FROM old_row; CREATE FUNCTION two(int) RETURNS int RETURN 2`);
    await superuser.end();
  });
  await withServer(async (server) => {
    expect(
      await ask(server, 'SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls FROM pg_roles WHERE rolname = current_user'),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }]);
    await expect(ask(server, "COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toThrow('permission denied');
    await ask(server, 'ALTER TABLE old_row ADD COLUMN fort hill, DISABLE TRIGGER USER');
    await ask(server, 'DROP VIEW rows; DROP TABLE old_row; DROP FUNCTION two(int); DROP DOMAIN hill; DROP SEQUENCE free_number');
    const pid = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0];
    if (process.platform === 'linux') expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('a rather long secret');
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  }).finally(() => {
    delete process.env.ADMIN_PASSWORD;
  });
});

test('what was committed survives kill -9 of the process that started the server', async () => {
  await withServer((server) => ask(server, 'CREATE TABLE visit (n int)').then(() => {}));
  const last = await killWhileWriting(50);
  await withServer(async (server) => {
    const [row] = await ask<{ count: number }>(server, 'SELECT count(*) FROM visit');
    expect(row?.count).toBeGreaterThanOrEqual(last);
  });
});

/** Runs a process of its own that writes one row after another, and kills it; the number of the last row it knew to be safe. */
async function killWhileWriting(rows: number): Promise<number> {
  const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const script = `
    const { startEmbeddedPostgres } = await import(${file('./embedded.ts')});
    const { connect } = await import(${file('../pool/connect.ts')});
    const sql = connect((await startEmbeddedPostgres(${JSON.stringify(dataDir)})).url);
    for (let n = 1; ; n++) { await sql\`INSERT INTO visit VALUES (\${n})\`; console.log(n); }`;
  const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  for await (const line of createInterface(writer.stdout)) {
    last = Number(line);
    if (last >= rows) writer.kill('SIGKILL');
  }
  return last;
}

test('a server that was left behind is stopped, not started beside', async () => {
  const server = await startEmbeddedPostgres(dataDir);
  await stopOrphan(cluster);
  expect(await server.died).toContain('database system is shut down');
  await server.stop();
});

whenLong('a shutdown that hangs is made an immediate one; who lives even then is named', async () => {
  const server = await startEmbeddedPostgres(dataDir);
  const frozen = await backendOf(server);
  // PostgreSQL waits for it; an immediate shutdown kills it after 5 seconds.
  process.kill(frozen, 'SIGSTOP');
  await expect(server.stop(300)).rejects.toThrow(/^The embedded database \(process \d+\) does not end/);
  await server.stop();
  expect(() => process.kill(frozen, 0)).toThrow('ESRCH');
  await withServer(async (next) => {
    expect(await ask(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

test('a server that was left behind and does not end is named by the next start', async () => {
  const server = await startEmbeddedPostgres(dataDir);
  const frozen = await backendOf(server);
  process.kill(frozen, 'SIGSTOP');
  await expect(stopOrphan(cluster, 300)).rejects.toThrow(/^The embedded database \(process \d+\) does not end/);
  process.kill(frozen, 'SIGCONT');
  await server.stop();
});

/** The process of a connection that stays. */
async function backendOf(server: EmbeddedPostgres): Promise<number> {
  const sql = connect(server.url, { max: 1 });
  const [row] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
  return row.pid;
}

test('the socket directory of a start that was killed is cleared by the next', async () => {
  const note = join(dataDir, 'socket-directory');
  await withServer(async () => {});
  const left = readFileSync(note, 'utf8');
  expect(existsSync(left)).toBe(false);
  mkdirSync(left);
  await withServer(async () => {
    expect(existsSync(left)).toBe(false);
    expect(existsSync(readFileSync(note, 'utf8'))).toBe(true);
  });
});

test('a leftover process number that belongs to another program now keeps nobody out', async () => {
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
  await withServer(async (server) => {
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

test('a first start that was cut short leaves nothing that the next one trips over', async () => {
  rmSync(dataDir, { recursive: true });
  mkdirSync(`${cluster}.unfinished/base`, { recursive: true });
  await withServer(async () => {
    expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe('18\n');
  });
});

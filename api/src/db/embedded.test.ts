import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';

import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { stopOrphan } from './embedded-orphan.ts';
import { connect } from './sql.ts';

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
    const { connect } = await import(${file('./sql.ts')});
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

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { embeddedUrl, startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { findRunner } from '#db/embedded/embedded-runner.ts';
import { connect } from '#db/pool/connect.ts';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { startServer, stopServers } from '#testing/start-server.ts';
import { whenLong } from '#testing/when-long.ts';

// What takes its own seconds: servers that are stopped by the kernel, and a PostgreSQL that is restarted under them.
const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-down-'));
afterEach(stopServers);
afterAll(() => rmSync(dataDir, { recursive: true }));

const submit = (address: string, key: string = randomUUID()) =>
  fetch(`${address}/api/contact-form`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...under(key) },
    body: JSON.stringify(submissions.contact),
  });

/** A machine with much to do is slower than the second that we promise; who waits for a limit of the database waits longer. */
const soonMs = 3_000;

/** The status of each address and the milliseconds of the slowest. */
async function look(address: string) {
  const begun = performance.now();
  const paths = ['/api/sync/v1/head', '/', '/tourism-directory'];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(address + path)).status));
  return { statuses, ms: performance.now() - begun };
}

const served = [200, 200, 200];

async function expectAnswer(url: string) {
  const sql = connect(url, { max: 1 });
  await sql`SELECT 1`.finally(() => sql.end());
}

/** A PostgreSQL and all that it has started. */
const processesOf = (pid = 0): number[] =>
  [
    pid,
    ...spawnSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' })
      .stdout.trim()
      .split(/\s+/),
  ].map(Number);

whenLong('a server that freezes inside a submission takes no other one down', async () => {
  const { sql, url } = await testDatabase();
  const start = (name: string) => startServer({ DATABASE_URL: url, DATA_DIR: join(dataDir, name), ENQUIRIES_PER_10_MINUTES: '1000' });
  const [frozen, other] = [start('frozen'), start('other')];
  const [frozenAddress, address] = [await frozen.address, await other.address];
  expect((await submit(address)).status).toBe(200);
  let stuck: Promise<Response> | undefined;
  await sql.begin(async (tx) => {
    await tx`SELECT FROM submission_bucket FOR UPDATE`;
    stuck = submit(frozenAddress);
    await lockWaits(sql);
    frozen.child.kill('SIGSTOP');
  });
  // What it sent goes on without it, and holds nothing when it has ended.
  const answers = Promise.all(Array.from({ length: 40 }, async () => (await submit(address)).status));
  for (let again = 0; again < 20; again += 1) {
    const { statuses, ms } = await look(address);
    expect(statuses).toEqual(served);
    expect(ms).toBeLessThan(soonMs);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await pause(100);
  }
  expect([200, 503]).toEqual(expect.arrayContaining([...new Set(await answers)]));
  await vi.waitFor(async () => expect((await submit(address)).status).toBe(200), { timeout: 15_000 });
  frozen.child.kill('SIGCONT');
  expect((await stuck)?.status).toBe(200);
  expect((await submit(frozenAddress)).status).toBe(200);
});

whenLong.each(['fast', 'immediate'] as const)(
  'PostgreSQL is restarted (%s) under 24 writers: the server stays and works again within 5 seconds',
  async (how) => {
    const cluster = join(dataDir, how);
    await (await startEmbeddedPostgres(cluster)).stop();
    const runner = findRunner(cluster);
    runner.handOver(cluster);
    const sockets = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`];
    const startDatabase = () => runner.run('postgres', ['-D', join(cluster, 'postgres'), ...sockets]);
    const url = embeddedUrl(cluster);
    let database = startDatabase();
    await vi.waitFor(() => expectAnswer(url), { timeout: 30_000 });
    const server = startServer({ DATABASE_URL: url, DATA_DIR: dataDir, ENQUIRIES_PER_10_MINUTES: '100000' });
    const address = await server.address;
    expect((await look(address)).statuses).toEqual(served);
    const kept = new Set<string>();
    const statuses = new Set<number>();
    let isOver = false;
    const writers = Array.from({ length: 24 }, async () => {
      while (!isOver) {
        const key = randomUUID();
        const { status } = await submit(address, key);
        statuses.add(status);
        if (status === 200) kept.add(key);
        else await pause(20);
      }
    });
    for (let round = 0; round < 8; round += 1) {
      const ended = new Promise((resolve) => database.once('close', resolve));
      database.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
      expect((await look(address)).statuses).toEqual(served);
      expect((await fetch(`${address}/api/health`)).status).toBe(503);
      database = startDatabase();
      await vi.waitFor(() => expectAnswer(url), { timeout: 30_000 });
      await vi.waitFor(async () => expect((await submit(address)).status).toBe(200), { timeout: 5_000 });
    }
    const processes = processesOf(database.pid);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    for (let again = 0; again < 20; again += 1) {
      const { statuses: seen, ms } = await look(address);
      expect(seen).toEqual(served);
      expect(ms).toBeLessThan(soonMs);
    }
    const health = await fetch(`${address}/api/health`);
    expect([health.status, await health.text()]).toEqual([503, expect.stringContaining('The database does not answer')]);
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    await vi.waitFor(async () => expect((await submit(address)).status).toBe(200), { timeout: 5_000 });
    isOver = true;
    await Promise.all(writers);
    expect(statuses).toEqual(new Set([200, 503]));
    const sql = connect(url, { max: 1 });
    expect(await sql`SELECT FROM enquiry WHERE key = ANY (${[...kept]}::uuid[])`).toHaveLength(kept.size);
    await sql.end();
    await stopServers();
    database.kill('SIGINT');
  },
);

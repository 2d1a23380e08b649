import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SyncHead, syncHead } from '@helpdesk/contract/sync/sync';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { writeBackup } from '#backup/backup.ts';
import { restoreBackup } from '#backup/restore.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { migrate } from '#db/migrate.ts';
import { breakableConnection } from '#db/testing/breakable-connection.ts';
import { freePort } from '#db/testing/free-port.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { problemOf } from '#http/problem.ts';
import { logger } from '#logger.ts';
import { openStorages } from '#storage/open-storage.ts';
import { connect } from './connect.ts';
import { openHearing } from './hear.ts';
import { type Limits, readLimits, requestLimits } from './limits.ts';

const { url, sql: direct } = await testDatabase();
const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;

/** A real PgBouncer before the database, with the settings it comes with; it lends each connection for one transaction. */
async function openPooler(): Promise<string> {
  const { url: near } = await breakableConnection(url);
  const target = new URL(near);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-pooler-'));
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to be root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler: ChildProcess = spawn('pgbouncer', [...asNobody, '-q', settings], { stdio: 'ignore' });
  onTestFinished(() => {
    pooler.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  target.port = `${port}`;
  return target.href;
}

test.skipIf(!isInstalled)('behind a PgBouncer with the settings it comes with, requests are served and keep their limits', async () => {
  const sql = connect(await openPooler(), { limits: { ...requestLimits, statement_timeout: 500 } satisfies Limits });
  onTestFinished(() => sql.end());
  await vi.waitFor(() => sql`SELECT 1`, { timeout: 60_000 });
  const app = createApp({ sql, dataDir: '/nowhere' });
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () =>
      app.request('http://localhost/api/contact-form', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...under() },
        body: JSON.stringify(submissions.contact),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await direct`SELECT FROM enquiry`).count).toBe(8);
  await expect(sql.begin((tx) => tx`SELECT pg_sleep(20)`)).rejects.toMatchObject({ code: '57014' });
});

/** Once the pooler answers. */
async function connected(address: string, options?: Parameters<typeof connect>[1]) {
  const sql = connect(address, options);
  onTestFinished(() => sql.end({ timeout: 1 }));
  await vi.waitFor(() => sql`SELECT 1`, { timeout: 60_000 });
  return sql;
}

test.skipIf(!isInstalled)(
  'behind it a change that was made elsewhere is seen, though nobody is told of it and no statement is kept',
  async () => {
    const pooler = await openPooler();
    const [sql, reads] = [await connected(pooler, { limits: requestLimits }), await connected(pooler, { max: 3, limits: readLimits })];
    const changes = openHearing(pooler, 'catalogue');
    onTestFinished(() => changes.close());
    const app = createApp({ sql, reads, dataDir: '/nowhere', hearChanges: changes.hear });
    const head = async (): Promise<SyncHead> => syncHead.parse(await (await app.request('http://localhost/api/sync/v1/head')).json());
    for (let n = 0; n < 3; n += 1) {
      await writeCatalogue(direct, (tx) => tx`INSERT INTO region (id, name, content) VALUES (${`r${n}`}, ${`Region ${n}`}, '')`);
      const [{ seq }] = await direct<[{ seq: number }]>`SELECT seq FROM sync_clock`;
      await vi.waitFor(
        async () => expect((await Promise.all(Array.from({ length: 8 }, head))).map((it) => it.seq)).toEqual(Array(8).fill(seq)),
        {
          timeout: 60_000,
        },
      );
    }
  },
);

test.skipIf(!isInstalled)(
  'behind it an empty database is migrated, by two servers that start together, backed up and restored',
  async () => {
    const name = `helpdesk_pooled_${process.pid}`;
    await direct`CREATE DATABASE ${direct(name)}`;
    const address = new URL(await openPooler());
    address.pathname = `/${name}`;
    const folder = mkdtempSync(join(tmpdir(), 'helpdesk-pooled-'));
    const [one, other] = [connect(address.href), connect(address.href)];
    onTestFinished(async () => {
      await Promise.all([one.end({ timeout: 1 }), other.end({ timeout: 1 })]);
      rmSync(folder, { recursive: true });
      await direct`DROP DATABASE ${direct(name)} WITH (FORCE)`;
    });
    await vi.waitFor(() => one`SELECT 1`, { timeout: 60_000 });
    await Promise.all([migrate(one), migrate(other)]);
    await writeCatalogue(one, (tx) => tx`INSERT INTO region (id, name, content) VALUES ('junnar', 'Junnar', '')`);
    const storages = openStorages({ dataDir: folder });
    const file = join(folder, 'pooled.backup');
    await writeBackup(one, storages, file, new Date());
    await writeCatalogue(other, (tx) => tx`DELETE FROM region`);
    await restoreBackup(other, storages, file, new Date());
    expect(await one`SELECT name FROM region`).toEqual([{ name: 'Junnar' }]);
  },
);

test.skipIf(!isInstalled)('connections that a PgBouncer is asked for at once are all given', async () => {
  const pooler = await openPooler();
  const waiting = connect(pooler);
  onTestFinished(() => waiting.end());
  await vi.waitFor(() => waiting`SELECT 1`, { timeout: 60_000 });
  const sql = connect(pooler, { limits: requestLimits });
  onTestFinished(() => sql.end());
  const answers = await Promise.all(Array.from({ length: 8 }, () => sql<{ one: number }[]>`SELECT 1 AS one`));
  expect(answers.map(([row]) => row?.one)).toEqual(answers.map(() => 1));
});

test('what a PgBouncer says while nothing answers behind it is 503, to be sent again', () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const said = new Error('server login has been failing, try again later (server_login_retry)');
  const { status, key, details } = problemOf(Object.assign(said, { code: '08P01' }));
  expect([status, key, details.headers]).toEqual([503, 'server_database_down', { 'Retry-After': '5' }]);
  log.mockRestore();
});

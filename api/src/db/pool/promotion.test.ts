import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { migrate } from '#db/migrate.ts';
import { freePort } from '#db/testing/free-port.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { connect } from './connect.ts';
import { readLimits, requestLimits } from './limits.ts';

// Two servers of PostgreSQL with streaming replication, as the system's packages bring them; the embedded one has no pg_basebackup.

const home = '/usr/lib/postgresql';
const version = existsSync(home)
  ? readdirSync(home)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1)
  : undefined;
const bin = join(home, version ?? '', 'bin');
const isTried = Boolean(process.env.TEST_LONG) && existsSync(join(bin, 'pg_basebackup')) && existsSync(join(bin, 'initdb'));
/** PostgreSQL refuses to be root. */
const isRoot = process.getuid?.() === 0;

const folder = mkdtempSync(join(tmpdir(), 'helpdesk-promotion-'));
const folderOf = (name: string) => join(folder, name);

function run(program: string, ...args: string[]): void {
  const [command = '', ...rest] = [
    ...(isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []),
    join(bin, program),
    ...args,
  ];
  const { status, stderr, stdout } = spawnSync(command, rest, { encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}${stdout}`);
}

const pgCtl = (name: string, ...args: string[]) =>
  run('pg_ctl', '-D', folderOf(name), '-w', '-s', '-l', join(folder, `${name}.log`), ...args);
const portOf: Record<string, number> = {};
const settle = (name: string, settings: Readonly<Record<string, string>>) =>
  appendFileSync(
    join(folderOf(name), 'postgresql.conf'),
    Object.entries({ port: `${portOf[name]}`, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings })
      .map(([setting, value]) => `\n${setting} = '${value}'`)
      .join(''),
  );
const urlOf = (...names: string[]) =>
  `postgres://postgres@${names.map((name) => `127.0.0.1:${portOf[name]}`).join(',')}/postgres${names.length > 1 ? '?target_session_attrs=read-write' : ''}`;

afterAll(() => {
  for (const name of ['one', 'two']) {
    try {
      pgCtl(name, 'stop', '-m', 'immediate');
    } catch {
      // It was not running.
    }
  }
  rmSync(folder, { recursive: true });
});

/** The first is the primary; it acknowledges nothing that the second lacks. */
async function startPair(): Promise<void> {
  for (const name of ['one', 'two']) portOf[name] = await freePort();
  if (isRoot) chownSync(folder, Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout), 0);
  run('initdb', '-D', folderOf('one'), '-U', 'postgres', '--auth', 'trust', '-E', 'UTF8', '--locale', 'C');
  settle('one', { fsync: 'off' });
  pgCtl('one', 'start');
  run('pg_basebackup', '-D', folderOf('two'), '-R', '-c', 'fast', '-X', 'stream', '-d', `${urlOf('one')}?application_name=two`);
  settle('two', { fsync: 'off' });
  pgCtl('two', 'start');
  const sql = connect(urlOf('one'), { max: 1 });
  await sql`ALTER SYSTEM SET synchronous_standby_names = '*'`;
  await sql`SELECT pg_reload_conf()`;
  await vi.waitFor(async () => expect(await sql`SELECT sync_state FROM pg_stat_replication`).toEqual([{ sync_state: 'sync' }]), {
    timeout: 60_000,
  });
  await sql.end();
}

test.skipIf(!isTried)(
  'a primary is killed and its standby promoted: nothing acknowledged is lost, reads go on meanwhile, and writes come back by themselves',
  async () => {
    await startPair();
    const both = urlOf('one', 'two');
    const sql = connect(both, { limits: requestLimits });
    const reads = connect(both, { max: 3, limits: readLimits });
    const replica = connect(urlOf('two'), { max: 2 });
    await migrate(sql);
    const app = createApp({ sql, reads, replica, dataDir: '/nowhere', patienceMs: 60_000, enquiriesPer10Minutes: 100_000 });
    const name = async () => {
      const answer = await app.request('http://localhost/api/get-regions');
      return [answer.status, ((await answer.json()) as { result: { content: string }[] }).result[0]?.content];
    };
    const write = (content: string) =>
      writeCatalogue(
        sql,
        (tx) => tx`INSERT INTO region (id, name, content) VALUES ('junnar', 'Junnar', ${content})
      ON CONFLICT (id) DO UPDATE SET content = EXCLUDED.content`,
      );
    const acknowledged: string[] = [];
    const send = async () => {
      const headers = under();
      const answer = await app.request('http://localhost/api/contact-form', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(submissions.contact),
      });
      if (answer.status === 200) acknowledged.push(Object.values(headers)[0] ?? '');
      return answer.status;
    };
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});

    await write('before');
    expect(await name()).toEqual([200, 'before']);
    // The replica has received what it has not shown yet: rows come from the primary until it has.
    await replica`SELECT pg_wal_replay_pause()`;
    await write('not shown by the replica');
    expect(await name()).toEqual([200, 'not shown by the replica']);
    await replica`SELECT pg_wal_replay_resume()`;
    const statuses = new Set(await Promise.all(Array.from({ length: 20 }, send)));
    expect(statuses).toEqual(new Set([200]));
    let isKilled = false;
    const sending = (async () => {
      while (!isKilled || statuses.size < 2) statuses.add(await send());
    })();
    pgCtl('one', 'stop', '-m', 'immediate');
    isKilled = true;
    await sending;
    expect(statuses).toEqual(new Set([200, 503]));
    expect(await name()).toEqual([200, 'not shown by the replica']);

    pgCtl('two', 'promote');
    await replica`ALTER SYSTEM SET synchronous_standby_names = ''`;
    await replica`SELECT pg_reload_conf()`;
    await vi.waitFor(async () => expect(await send()).toBe(200), { timeout: 60_000, interval: 100 });
    await write('after');
    await vi.waitFor(async () => expect(await name()).toEqual([200, 'after']), { timeout: 60_000, interval: 100 });
    const kept = new Set((await sql<{ key: string }[]>`SELECT key FROM enquiry`).map(({ key }) => key));
    expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(20);
    said.mockRestore();
    await Promise.all([sql, reads, replica].map((pool) => pool.end({ timeout: 1 })));
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { breakableConnection } from '#db/testing/breakable-connection.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { databaseUrl } from '#db/testing/throwaway-server.ts';
import { problemOf } from '#http/problem.ts';
import { connect } from './connect.ts';
import { requestLimits } from './limits.ts';

const { url } = await testDatabase();
const primary = await breakableConnection(url);
const standby = await breakableConnection(await openStandby());

/** One address of several hosts. */
function together(wanted: string, ...ways: readonly { url: string }[]): string {
  const address = new URL(url);
  const user = address.password ? `${address.username}:${address.password}` : address.username;
  return `postgres://${user}@${ways.map((way) => new URL(way.url).host).join(',')}${address.pathname}?target_session_attrs=${wanted}`;
}

/** A server with a database of the same name that takes no writes, as a standby. */
async function openStandby(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'helpdesk-standby-'));
  const server = await startEmbeddedPostgres(directory);
  afterAll(async () => {
    await server.stop();
    rmSync(directory, { recursive: true });
  });
  const { username, pathname } = new URL(url);
  const sql = connect(server.superuserUrl, { max: 1 });
  const known = await sql`SELECT FROM pg_roles WHERE rolname = ${username}`;
  if (known.count === 0) await sql`CREATE ROLE ${sql(username)} SUPERUSER LOGIN`;
  await sql`CREATE DATABASE ${sql(pathname.slice(1))}`;
  await sql`ALTER SYSTEM SET default_transaction_read_only = on`;
  await sql`SELECT pg_reload_conf()`;
  await sql.end();
  return databaseUrl(server.superuserUrl, pathname.slice(1));
}

async function isWritable(address: string): Promise<boolean> {
  const sql = connect(address, { max: 2 });
  const [row] = await sql<[{ setting: string }]>`SHOW transaction_read_only`.finally(() => sql.end());
  return Object.values(row)[0] === 'off';
}

test('the first host that answers is taken, and where it must take writes, the first that does', async () => {
  expect(await isWritable(together('any', standby, primary))).toBe(false);
  expect(await isWritable(together('any', { url: 'postgres://127.0.0.1:1/' }, primary))).toBe(true);
  expect(await isWritable(together('read-write', standby, { url: 'postgres://127.0.0.1:1/' }, primary))).toBe(true);
});

test('where no host takes writes, each attempt ends with a refusal in words', async () => {
  const sql = connect(together('read-write', standby, standby), { max: 1 });
  await expect(sql`SELECT 1`).rejects.toThrow('takes no writes');
  await sql.end();
});

test('a server that became a standby meanwhile answers writes with 503, and reads on', async () => {
  const sql = connect(together('any', standby), { max: 1 });
  expect((await sql`SELECT 1 AS one`)[0]).toEqual({ one: 1 });
  const problem = await sql`CREATE TABLE refused (id int)`.catch((error: Error) => problemOf(error));
  expect(problem).toMatchObject({ status: 503, key: 'server_database_down' });
  await sql.end();
});

test('a connection that is lost is replaced by one to the next host', async () => {
  const other = await breakableConnection(url);
  const sql = connect(together('read-write', other, primary), { max: 1, limits: { ...requestLimits, connectionTimeoutMillis: 300 } });
  await sql`SELECT 1`;
  other.hang();
  other.cut();
  await sql`SELECT 1`.catch(() => {});
  // A machine may be too slow for the first of these.
  await expect.poll(() => sql`SELECT 2 AS two`.then(([row]) => row), { timeout: 60_000 }).toEqual({ two: 2 });
  await sql.end();
});

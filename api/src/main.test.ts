import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';

import { testDatabase } from '#db/testing/test-database.ts';
import { startServer, stopServers } from '#testing/start-server.ts';
import { whenLong } from '#testing/when-long.ts';

const { sql, url } = await testDatabase();
const api = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'helpdesk-start-'));

afterEach(stopServers);
afterAll(() => rmSync(scratch, { recursive: true }));

const enquiry = {
  name: 'Asha Gore',
  email: 'asha@example.org',
  phone: '9876543210',
  queryType: 'Donation Related',
  comment: 'How can I help?',
};

const refusal = (settings: Record<string, string>) => startServer(settings).ended;

const catalogueOf = async (address: string) => (await (await fetch(`${address}/api/get-tourist-places`)).json()) as { result: unknown[] };

test('a busy port is named before any data is touched', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const dataDir = join(scratch, 'busy');
  expect(await refusal({ PORT: `${port}`, DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `Port ${port} is busy: another program uses it. Stop that program, or set PORT to another number.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
  other.close();
});

test('a setting that makes no sense is named', async () => {
  // In the usual form: LOG_FORMAT is one of those that could not be read.
  expect(await refusal({ PORT: 'eighty' })).toEqual({
    code: 1,
    said: expect.stringContaining('PORT must be a whole number from 0 to 65535.'),
  });
});

test('a database that nobody answers for is named without its password', async () => {
  expect(await refusal({ DATABASE_URL: 'postgres://junnar:secret@127.0.0.1:9/helpdesk' })).toEqual({
    code: 1,
    said: 'The database at 127.0.0.1:9 cannot be reached: nothing answers there.\n',
  });
});

test('a broken migration is named and leaves nothing behind', async () => {
  const migrations = join(scratch, 'migrations');
  cpSync(join(api, 'migrations'), migrations, { recursive: true });
  writeFileSync(join(migrations, '9999-broken.sql'), 'CREATE TABLE half (x int); SELECT broken;');
  const { code, said } = await refusal({ DATABASE_URL: url, MIGRATIONS_DIR: migrations });
  expect(code).toBe(1);
  expect(said).toBe('The migration 9999-broken.sql failed: column "broken" does not exist.\n');
  const [{ half }] = await sql<[{ half: string | null }]>`SELECT to_regclass('half') AS half`;
  expect(half).toBeNull();
});

test('a second server on the same data directory is refused; after kill -9 of the first the next has all of it', async () => {
  const dataDir = join(scratch, 'shared');
  const first = startServer({ DATA_DIR: dataDir });
  const before = await catalogueOf(await first.address);
  expect(before.result).not.toHaveLength(0);
  expect(await refusal({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `Another server is already running on the data directory ${dataDir}. Stop it, or set DATA_DIR to another directory.\n`,
  });
  expect(await catalogueOf(await first.address)).toEqual(before);
  first.child.kill('SIGKILL');
  await first.ended;
  const next = startServer({ DATA_DIR: dataDir });
  expect(await catalogueOf(await next.address)).toEqual(before);
});

whenLong('a data directory that is a copy gets a new epoch, so that phones start over; one that only starts again does not', async () => {
  const [dataDir, copy] = [join(scratch, 'original'), join(scratch, 'copy')];
  const epochOf = async (directory: string) => {
    const server = startServer({ DATA_DIR: directory });
    const { epoch } = (await (await fetch(`${await server.address}/api/sync/v1/head`)).json()) as { epoch: string };
    server.child.kill('SIGTERM');
    await server.ended;
    return epoch;
  };
  const before = await epochOf(dataDir);
  expect(await epochOf(dataDir)).toBe(before);
  expect(spawnSync('cp', ['-a', dataDir, copy]).status).toBe(0);
  const copied = await epochOf(copy);
  expect(copied).not.toBe(before);
  expect(await epochOf(copy)).toBe(copied);
});

test('a server that starts with the date 800 days ahead erases nothing, and tells who asks for its health', async () => {
  const other = await testDatabase();
  const kept = new Date(Date.now() - 800 * 24 * 3_600_000);
  await other.sql`UPDATE believed_time SET at = ${kept}`;
  for (const reference of ['JTH-1', 'JTH-2'])
    await other.sql`INSERT INTO enquiry (body_hash, reference, kind, body, received_at, expiry_noted_at)
      VALUES ('', ${reference}, 'contact', '{}', ${kept}, ${kept})`;
  const server = startServer({ DATABASE_URL: other.url });
  const address = await server.address;
  await waitUntil(async () => (await other.sql`SELECT FROM believed_time WHERE doubted_at IS NOT NULL`).length > 0);
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ result: { clock: 'doubted' } });
  // What a start does is done when it has ended.
  server.child.kill('SIGTERM');
  expect((await server.ended).said).toContain('Nothing was erased today: the clock is not believed.');
  expect((await other.sql`SELECT FROM enquiry WHERE body IS NOT NULL`).length).toBe(2);
});

test('SIGTERM lets a running request finish, takes no new one and ends well', async () => {
  const server = startServer({ DATABASE_URL: url });
  const address = await server.address;
  const slow = request(`${address}/api/contact-form`, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
  const answered = new Promise<number | undefined>((resolve) => slow.once('response', ({ statusCode }) => resolve(statusCode)));
  // The server has read the headers when it says so.
  slow.setHeader('Expect', '100-continue');
  slow.flushHeaders();
  await new Promise((resolve) => slow.once('continue', resolve));
  server.child.kill('SIGTERM');
  await waitUntil(() =>
    fetch(`${address}/api/health`).then(
      () => false,
      () => true,
    ),
  );
  slow.end(JSON.stringify(enquiry));
  expect(await answered).toBe(200);
  expect((await server.ended).code).toBe(0);
});

test('a server that was asked to stop wants no more requests at once, and serves those that come until DRAIN_SECONDS are over', async () => {
  const server = startServer({ DATABASE_URL: url, DRAIN_SECONDS: '2' });
  const address = await server.address;
  const statusOf = (path: string, init?: RequestInit) => fetch(`${address}${path}`, init).then(({ status }) => status);
  await waitUntil(async () => (await statusOf('/api/health/ready')) === 200);
  server.child.kill('SIGTERM');
  await waitUntil(async () => (await statusOf('/api/health/ready')) === 503);
  const headers = { 'Content-Type': 'application/json' };
  expect(await statusOf('/api/contact-form', { method: 'POST', headers, body: JSON.stringify(enquiry) })).toBe(200);
  expect([await statusOf('/api/health/live'), await statusOf('/api/get-regions')]).toEqual([200, 200]);
  expect((await server.ended).code).toBe(0);
});

test('with SMTP_URL what visitors send is mailed', async () => {
  let mail = '';
  let arrived = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => {
        mail += chunk.toString();
      });
      stream.on('end', () => {
        arrived();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  const server = startServer({ DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}`, HELPDESK_EMAIL: 'desk@example.org' });
  const response = await fetch(`${await server.address}/api/contact-form`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  expect(response.status).toBe(200);
  await isThere;
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(mail).toMatch(/^To: desk@example\.org\r$/m);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const tinyDisk = join(scratch, 'tiny');
mkdirSync(tinyDisk);
const mayMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', tinyDisk]).status === 0;
afterAll(() => mayMount && spawnSync('umount', [tinyDisk]));

// Only root may mount the small disk that this needs.
test.skipIf(!mayMount)('a full disk is named, and the start works once there is room', async () => {
  const full = { code: 1, said: 'The disk that holds the data directory is full.\n' };
  expect(await refusal({ DATA_DIR: tinyDisk })).toEqual(full);
  spawnSync('mount', ['-o', 'remount,size=200m', tinyDisk]);
  const server = startServer({ DATA_DIR: tinyDisk });
  expect((await fetch(`${await server.address}/api/health`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

async function waitUntil(holds: () => Promise<boolean>) {
  while (!(await holds()));
}

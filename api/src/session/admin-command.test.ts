import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/pool/connect.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { digestOf } from '#http/secret.ts';
import { whenLong } from '#testing/when-long.ts';

const { sql, url } = await testDatabase();
const api = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function admin(words: string, settings: Record<string, string> = { DATABASE_URL: url }) {
  const env = { ...process.env, DATABASE_URL: '', PORT: '3000', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/session/admin-command.ts', ...words.split(' ')], { cwd: api, env });
  let said = '';
  let noted = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
    noted += chunk;
  });
  return new Promise<{ code: number | null; said: string; events: unknown[] }>((resolve) =>
    child.once('close', (code) => resolve({ code, said, events: eventsIn(noted) })),
  );
}

/** What the command noted for whoever watches, without the times. */
const eventsIn = (noted: string) =>
  noted
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => ({ ...JSON.parse(line), time: undefined, level: undefined }));

const linkIn = (said: string) => /http:\/\/localhost:3000\/login#invite=([\w-]{43})/.exec(said)?.[1] ?? '';

test('an administrator is added, reset and disabled from the command line, which notes it by id alone', { timeout: 300_000 }, async () => {
  const invited = await admin('add asha@example.org');
  expect(invited).toMatchObject({ code: 0, events: [{ event: 'invite_create' }] });
  expect(await sql`SELECT email FROM invite WHERE token_hash = ${digestOf(linkIn(invited.said))}`).toEqual([{ email: 'asha@example.org' }]);

  const [row] = await sql<
    [{ id: string }]
  >`INSERT INTO administrator (email, password_hash, role) VALUES ('asha@example.org', 'x', 'editor') RETURNING id`;
  const target = row.id;
  expect(await admin('add Asha@example.org')).toMatchObject({
    code: 0,
    events: [{ event: 'administrator_role', target, role: 'administrator' }],
  });
  expect(await sql`SELECT role FROM administrator`).toEqual([{ role: 'administrator' }]);
  expect(await admin('add Asha@example.org')).toMatchObject({ code: 1, said: expect.stringContaining('is an administrator already') });
  const reset = await admin('reset asha@example.org');
  expect([reset.code, linkIn(reset.said)]).toEqual([0, expect.stringMatching(/^[\w-]{43}$/)]);
  expect(reset.events).toEqual([
    { event: 'password_reset', target },
    { event: 'invite_create', target },
  ]);
  expect(await sql`SELECT password_hash AS hash FROM administrator`).toEqual([{ hash: null }]);
  expect(await admin('disable asha@example.org')).toMatchObject({ code: 0, events: [{ event: 'administrator_disable', target }] });
  expect(await sql`SELECT token_hash FROM invite`).toHaveLength(0);
  expect(await admin('reset asha@example.org')).toMatchObject({ code: 1, said: expect.stringContaining('is disabled') });
});

test.each([
  ['', 'Usage: npm run admin -- add|disable|reset <email>'],
  ['remove asha@example.org', 'Usage:'],
  ['add asha@example.photography', 'is not an e-mail address that could log in'],
  ['disable nobody@example.org', 'There is no administrator nobody@example.org.'],
])('"%s" is answered with a sentence', async (words, sentence) => {
  expect(await admin(words)).toEqual({ code: 1, said: expect.stringContaining(sentence), events: [] });
});

whenLong('the command works while a server holds the data directory, and when none does', async () => {
  const server = await startEmbeddedPostgres(dataDir);
  const held = connect(server.url, { max: 1 });
  await migrate(held);
  const during = await admin('add one@example.org', { DATA_DIR: dataDir });
  expect([during.code, linkIn(during.said)]).toEqual([0, expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await held`SELECT email FROM invite`).toEqual([{ email: 'one@example.org' }]);
  await held.end();
  await server.stop();
  expect(await admin('add two@example.org', { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
});

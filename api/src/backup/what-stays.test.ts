import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '@helpdesk/site/site';
import { afterAll, beforeEach, expect, test } from 'vitest';

import type { Pool } from '#db/sql.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { erasePerson } from '#enquiries/person.sql.ts';
import { storeSubmission } from '#enquiries/store-submission.ts';
import { noteReturned, noteSent } from '#mail/mail-jobs.sql.ts';
import { changePerson, clearPassword, disableAdministrator, findAdministrator, putAdministrator } from '#session/administrators.sql.ts';
import { endSecondFactor, offerSecret, readSecrets, startSecondFactor, useRecoveryCode } from '#session/second-factor.sql.ts';
import { openStorages } from '#storage/open-storage.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const day = 24 * 3_600_000;
const { sql } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-stays-'));
afterAll(() => rmSync(folder, { recursive: true }));
const keys = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
] as const;
const [asha, meera, latest] = keys;
const ago = (days: number) => new Date(Date.now() - days * day);

let made = 0;
async function backUp(): Promise<string> {
  made += 1;
  const file = join(folder, `${made}.backup`);
  await writeBackup(sql, openStorages({ dataDir: folder }), file, new Date());
  return file;
}
const restore = (file: string, to: Pool = sql) => restoreBackup(to, openStorages({ dataDir: folder }), file, new Date());
const send = (key: string, email: string, now = new Date(), wantsMail = false) =>
  sql.begin((tx) =>
    storeSubmission(
      tx,
      {
        key,
        kind: 'contact',
        hash: Buffer.from(key),
        now,
        body: { name: 'A', email, phone: '+919876543210', queryType: 'Feedback/Grievance', comment: 'Hello', wantsMail },
      },
      { mailsVisitors: true },
    ),
  );
const jot = (key: string, text: string) =>
  sql`INSERT INTO enquiry_note (enquiry_key, at, by, text) VALUES (${key}, now(), 'admin@example.org', ${text})`;
const jotted = async (from: Pool = sql) => (await from`SELECT text FROM enquiry_note ORDER BY id`).map(({ text }) => text);
const kept = async (from: Pool = sql) => (await from`SELECT key FROM enquiry WHERE body IS NOT NULL ORDER BY key`).map(({ key }) => key);
const waiting = async (from: Pool = sql) =>
  (await from`SELECT enquiry_key FROM mail_job WHERE done_at IS NULL ORDER BY 1`).map((row) => row.enquiry_key);

beforeEach(
  () => sql`TRUNCATE enquiry, enquiry_note, enquiry_change, mail_job, erasure, bounced_address, submission_bucket, administrator CASCADE`,
);

test('whom somebody disabled since the backup stays disabled, and a newer password stays', async () => {
  for (const name of ['gone', 'reset', 'changed', 'same']) await putAdministrator(sql, `${name}@example.org`, 'old');
  const file = await backUp();
  await disableAdministrator(sql, 'gone@example.org');
  await clearPassword(sql, 'reset@example.org');
  await putAdministrator(sql, 'changed@example.org', 'new');
  await putAdministrator(sql, 'added@example.org', 'own');
  expect((await restore(file)).admitted).toEqual(['added@example.org', 'changed@example.org', 'same@example.org']);
  const stateOf = async (name: string) => {
    const { disabled, passwordHash } = (await findAdministrator(sql, `${name}@example.org`)) ?? {};
    return [disabled, passwordHash];
  };
  expect(await Promise.all(['gone', 'reset', 'changed', 'same', 'added'].map(stateOf))).toEqual([
    [true, 'old'],
    [false, undefined],
    [false, 'new'],
    [false, 'old'],
    [false, 'own'],
  ]);
});

test('a role and a name that were changed since the backup stay', async () => {
  const id = await putAdministrator(sql, 'less@example.org', 'old');
  await putAdministrator(sql, 'same@example.org', 'old');
  const file = await backUp();
  await changePerson(sql, id, { role: 'desk', name: 'Meera' });
  await restore(file);
  expect(await sql`SELECT role, name FROM administrator ORDER BY email`).toEqual([
    { role: 'desk', name: 'Meera' },
    { role: 'administrator', name: '' },
  ]);
});

test('a second factor that was turned on or off since the backup stays so, with the recovery codes that are left', async () => {
  const [on, off] = [await putAdministrator(sql, 'on@example.org', 'old'), await putAdministrator(sql, 'off@example.org', 'old')];
  const turnOn = async (id: string, ...codes: string[]) => {
    await offerSecret(sql, id, 'SECRET');
    await startSecondFactor(
      sql,
      id,
      7,
      codes.map((code) => Buffer.from(code)),
    );
  };
  await turnOn(off, 'x');
  const file = await backUp();
  await endSecondFactor(sql, off);
  await turnOn(on, 'a', 'b');
  await useRecoveryCode(sql, on, Buffer.from('a'));
  await restore(file);
  expect([(await readSecrets(sql, on)).active, (await readSecrets(sql, off)).active]).toEqual(['SECRET', undefined]);
  const codes = await sql<{ code: Buffer }[]>`SELECT code_hash AS code FROM recovery_code`;
  expect(codes.map(({ code }) => code.toString())).toEqual(['b']);
});

test('a backup that is newer than the database brings who is disabled, and the newer password', async () => {
  const spare = await testDatabase();
  for (const to of [sql, spare.sql]) for (const name of ['gone', 'changed']) await putAdministrator(to, `${name}@example.org`, 'old');
  await disableAdministrator(sql, 'gone@example.org');
  await putAdministrator(sql, 'changed@example.org', 'new');
  await restore(await backUp(), spare.sql);
  expect(await findAdministrator(spare.sql, 'gone@example.org')).toMatchObject({ disabled: true });
  expect(await findAdministrator(spare.sql, 'changed@example.org')).toMatchObject({ passwordHash: 'new' });
});

test('who was erased since the backup stays erased, even when another backup without them came in between', async () => {
  const before = await backUp();
  await send(asha, 'asha@example.org');
  await send(meera, 'meera@example.org');
  await jot(asha, 'Asha called.');
  await jot(meera, 'Meera called.');
  const withBoth = await backUp();
  await erasePerson(sql, 'asha@example.org', 'admin@example.org', new Date());
  await restore(before);
  expect(await kept()).toEqual([]);
  expect((await restore(withBoth)).erased).toBe(1);
  expect([await kept(), await jotted()]).toEqual([[meera], ['Meera called.']]);
  expect(await sql`SELECT change, by FROM enquiry_change WHERE enquiry_key = ${asha}`).toEqual([{ change: 'erased', by: '' }]);
  expect(JSON.stringify(await sql`SELECT * FROM erasure`)).not.toContain('example');
});

test('what is too old is erased before anybody sees it; by a clock that is not believed, nothing', async () => {
  await send(asha, 'asha@example.org', ago(site.submissionsKeptForDays + 1));
  await jot(asha, 'Asha called.');
  await send(meera, 'meera@example.org', ago(site.submissionsKeptForDays - 1));
  const file = await backUp();
  const [other, doubting] = [await testDatabase(), await testDatabase()];
  expect(await restore(file, other.sql)).toMatchObject({ erased: 1, isTimeDoubted: false });
  expect([await kept(other.sql), await jotted(other.sql)]).toEqual([[meera], []]);
  await doubting.sql`UPDATE believed_time SET at = ${ago(800)}`;
  expect(await restore(file, doubting.sql)).toMatchObject({ erased: 0, isTimeDoubted: true });
  expect(await kept(doubting.sql)).toEqual([asha, meera]);
});

test('a mail that waited when the backup was made is sent only if it still waits', async () => {
  for (const key of [asha, meera]) await send(key, 'asha@example.org');
  const file = await backUp();
  await noteSent(sql, { key: asha, recipient: 'helpdesk' }, new Date());
  await send(latest, 'asha@example.org');
  expect(await restore(file)).toMatchObject({ unsent: 1 });
  expect(await waiting()).toEqual([meera]);
  const other = await testDatabase();
  expect(await restore(file, other.sql)).toMatchObject({ unsent: 2 });
  expect(await waiting(other.sql)).toEqual([]);
});

test('of an enquiry’s two mails one that was sent since the backup is not sent again, and one that still waits is', async () => {
  for (const key of [asha, meera]) await send(key, `${key}@example.org`, new Date(), true);
  const file = await backUp();
  await noteSent(sql, { key: asha, recipient: 'visitor' }, new Date());
  await noteSent(sql, { key: meera, recipient: 'helpdesk' }, new Date());
  expect(await restore(file)).toMatchObject({ unsent: 2 });
  expect(await sql`SELECT enquiry_key, recipient FROM mail_job WHERE done_at IS NULL ORDER BY 1`).toEqual([
    { enquiry_key: asha, recipient: 'helpdesk' },
    { enquiry_key: meera, recipient: 'visitor' },
  ]);
});

test('an address that mail came back from, before the backup or since, gets none after it', async () => {
  await send(asha, 'asha@example.org', new Date(), true);
  await send(meera, 'meera@example.org', new Date(), true);
  await noteReturned(sql, { key: asha, recipient: 'visitor' }, new Date());
  const file = await backUp();
  await noteReturned(sql, { key: meera, recipient: 'visitor' }, new Date());
  const other = await testDatabase();
  await restore(file, other.sql);
  expect((await other.sql`SELECT FROM bounced_address`).count).toBe(1);
  await restore(file);
  expect((await sql`SELECT FROM bounced_address`).count).toBe(2);
  await send(latest, 'Meera@example.org', new Date(), true);
  expect(await sql`SELECT recipient FROM mail_job WHERE enquiry_key = ${latest}`).toEqual([{ recipient: 'helpdesk' }]);
});

import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ExitPin,
  type Heartbeat,
  heartbeatEveryMs,
  type Kiosk,
  kioskCalls,
  kioskCodeLifetimeMs,
  type NewKioskCode,
  type Pairing,
} from '@helpdesk/contract/calls/kiosks';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { createApp } from '#app.ts';
import { writeBackup } from '#backup/backup.ts';
import { restoreBackup } from '#backup/restore.ts';
import { readClock } from '#db/clock.sql.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import type { SecurityLog } from '#security-log.ts';
import { openStorages } from '#storage/open-storage.ts';
import { type Answered, sampleApp } from '#testing/sample-app.ts';

const minute = 60_000;
let clock = Date.now();
const noted: Parameters<SecurityLog>[] = [];
const { app, sql, send, logIn } = await sampleApp({
  enquiriesPer10Minutes: 4,
  trustedProxyHops: 1,
  now: () => clock,
  log: (...event) => void noted.push(event),
});
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-kiosks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const name = 'Bus stand';
const pin = '0420';
const well: Heartbeat = { build: 'a1b2c3', epoch: null, seq: 0, waiting: 0, screen: 'awake', freeBytes: null };
let bearer = { Authorization: '' };
let network = 0;
/** Another network each time, so that no test waits for another one's attempts. */
const fromElsewhere = () => {
  network += 1;
  return { 'X-Forwarded-For': `203.0.113.${network}` };
};

beforeEach(async () => {
  clock += 60 * minute;
  await sql`DELETE FROM kiosk`;
  bearer = { Authorization: `Bearer ${await logIn(undefined, new Date(clock))}` };
  noted.splice(0);
});

const resultOf = <Result>({ result }: Answered) => result as Result;
const add = async (fields: object = {}) => resultOf<NewKioskCode>(await send('POST', '/admin/kiosks', { name, pin, ...fields }, bearer));
const pair = (code: string, headers = fromElsewhere()) => send('POST', '/kiosk/pair', { code }, headers);
const paired = async (): Promise<Pairing> => resultOf<Pairing>(await pair((await add()).code));
const beat = (token: string, changes: object = {}) =>
  send('POST', '/kiosk/heartbeat', { ...well, ...changes }, { Authorization: `Bearer ${token}` });
const listed = async () => resultOf<{ kiosks: Kiosk[]; epoch: string; seq: number }>(await send('GET', '/admin/kiosks', undefined, bearer));
const only = async () => (await listed()).kiosks[0] as Kiosk;
const opens = ({ salt, iterations, hash }: ExitPin, typed: string) =>
  pbkdf2Sync(typed, Buffer.from(salt, 'base64'), iterations, 32, 'sha256').toString('base64') === hash;

test('a code makes a device a kiosk once, however it is typed, and the device can check the PIN by itself', async () => {
  const added = await add();
  expect(added).toEqual({
    id: expect.any(String),
    code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
    expiresAt: expect.any(String),
  });
  const answered = await pair(` ${added.code.replace('-', ' ').toLowerCase()}`);
  expect(answered).toMatchObject({ code: 200, result: { id: added.id, name, token: expect.stringMatching(/^[\w-]{43}$/) } });
  const { exitPin } = resultOf<Pairing>(answered);
  expect([opens(exitPin, pin), opens(exitPin, '0421')]).toEqual([true, false]);
  expect(exitPin.iterations).toBeGreaterThanOrEqual(600_000);
  expect(await pair(added.code)).toMatchObject({
    code: 400,
    errors: { code: 'This code is wrong, already used or expired. Ask for a new one.' },
  });
});

test('of two devices with the same code one is paired', async () => {
  const { code } = await add();
  const answered = await Promise.all(Array.from({ length: 4 }, () => pair(code)));
  expect(answered.map((one) => one.code).sort((a, b) => a - b)).toEqual([200, 400, 400, 400]);
});

test('a code lives for 30 minutes; one from a clock that was ahead is none', async () => {
  const { code } = await add();
  const made = clock;
  clock = made + kioskCodeLifetimeMs;
  expect((await pair(code)).code).toBe(400);
  expect((await only()).codeExpiresAt).toBeNull();
  clock = made + kioskCodeLifetimeMs - 1;
  expect((await only()).codeExpiresAt).not.toBeNull();
  clock = made - 2 * minute;
  expect((await pair(code)).code).toBe(400);
  clock = made + kioskCodeLifetimeMs - 1;
  expect((await pair(code)).code).toBe(200);
});

test('a network may try ten codes, then it has to wait; a code that is none by its form costs nothing', async () => {
  const { code } = await add();
  const here = fromElsewhere();
  for (let tried = 0; tried < 12; tried += 1) expect((await pair('ABC', here)).code).toBe(400);
  for (let tried = 0; tried < 10; tried += 1) expect((await pair('AAAA-AAAA', here)).code).toBe(400);
  expect((await pair(code, here)).code).toBe(429);
  clock += minute;
  expect((await pair(code, here)).code).toBe(200);
});

test.each<[string, object, number]>([
  ['a name of 60 characters', { name: 'x'.repeat(60) }, 200],
  ['a name of 61', { name: 'x'.repeat(61) }, 400],
  ['no name', { name: ' ' }, 400],
  ['a PIN of 4 digits', { pin: '1234' }, 200],
  ['a PIN of 8 digits', { pin: '12345678' }, 200],
  ['a PIN of 3', { pin: '123' }, 400],
  ['a PIN of 9', { pin: '123456789' }, 400],
  ['a PIN of letters', { pin: 'abcd' }, 400],
  ['a field that nobody knows', { isAdmin: true }, 400],
])('a kiosk with %s is answered by its code', async (_, fields, code) => {
  expect((await send('POST', '/admin/kiosks', { name, pin, ...fields }, bearer)).code).toBe(code);
});

test('a PIN that was typed in Marathi digits opens by Latin ones', async () => {
  const { code } = await add({ pin: ' ०४२० ' });
  expect(opens(resultOf<Pairing>(await pair(code)).exitPin, pin)).toBe(true);
});

test('a heartbeat hears name and PIN, also after they were changed', async () => {
  const { id, token } = await paired();
  expect(await beat(token)).toMatchObject({ code: 200, result: { name } });
  expect(await send('PUT', `/admin/kiosks/${id}`, { name: 'Shivneri', pin: '987654' }, bearer)).toMatchObject({ code: 200 });
  const changed = resultOf<{ name: string; exitPin: ExitPin }>(await beat(token));
  expect([changed.name, opens(changed.exitPin, '987654')]).toEqual(['Shivneri', true]);
  expect(await send('PUT', `/admin/kiosks/${id}`, { name }, bearer)).toMatchObject({ code: 200 });
  expect(opens(resultOf<{ exitPin: ExitPin }>(await beat(token)).exitPin, '987654')).toBe(true);
});

test.each<[string, object, number]>([
  ['none of the catalogue yet', {}, 200],
  ['10,000 submissions that wait', { waiting: 10_000 }, 200],
  ['10,001', { waiting: 10_001 }, 400],
  ['less than none', { waiting: -1 }, 400],
  ['a build of 64 characters', { build: 'x'.repeat(64) }, 200],
  ['a build of 65', { build: 'x'.repeat(65) }, 400],
  ['no build', { build: '' }, 400],
  ['an epoch of 65 characters', { epoch: 'x'.repeat(65) }, 400],
  ['a seq before the first', { seq: -1 }, 400],
  ['another screen', { screen: 'broken' }, 400],
  ['half a byte', { freeBytes: 0.5 }, 400],
  ['a field that nobody knows', { visitor: 'Asha' }, 400],
])('a heartbeat with %s is answered by its code', async (_, changes, code) => {
  const { token } = await paired();
  expect((await beat(token, changes)).code).toBe(code);
});

test('the list says what a kiosk told last, and how far it is behind the catalogue', async () => {
  const { epoch, seq } = await readClock(sql);
  const { id, token } = await paired();
  expect(await only()).toEqual({
    _id: id,
    name,
    codeExpiresAt: null,
    pairedAt: new Date(clock).toISOString(),
    revokedAt: null,
    last: null,
  });
  const told = { ...well, epoch, seq: seq - 1, waiting: 3, screen: 'asleep', freeBytes: 5_000_000_000 };
  await beat(token, told);
  const { kiosks, ...catalogue } = await listed();
  expect(kioskCalls.list.answer.parse({ kiosks, ...catalogue })).toEqual({ kiosks, ...catalogue });
  expect(catalogue).toEqual({ epoch, seq });
  expect(kiosks[0]?.last).toEqual({ ...told, seenAt: new Date(clock).toISOString(), isOnline: true, behind: 1 });
  for (const [changes, behind] of [
    [{ epoch, seq }, 0],
    [{ epoch, seq: seq + 5 }, 0],
    [{ epoch: randomUUID(), seq }, null],
    [{}, null],
  ] as const) {
    clock += minute;
    await beat(token, changes);
    expect((await only()).last?.behind).toBe(behind);
  }
});

test('a kiosk is online until two heartbeats are missing', async () => {
  const { token } = await paired();
  await beat(token);
  clock += 2 * heartbeatEveryMs - 1;
  expect((await only()).last?.isOnline).toBe(true);
  clock += 1;
  expect((await only()).last?.isOnline).toBe(false);
});

test('a heartbeat that says nothing new is noted once a minute, another one at once, and the catalogue knows nothing of them', async () => {
  const before = await readClock(sql);
  const { token } = await paired();
  const isNoted: boolean[] = [];
  for (const [after, told] of [
    [0, {}],
    [minute - 1, { freeBytes: 1 }],
    [1, { freeBytes: 2 }],
    [1, { waiting: 1 }],
    [1, { waiting: 1 }],
    [-minute / 2, { waiting: 1 }],
  ] as const) {
    clock += after;
    await beat(token, told);
    isNoted.push((await only()).last?.seenAt === new Date(clock).toISOString());
  }
  expect(isNoted).toEqual([true, false, true, true, false, true]);
  expect(await readClock(sql)).toEqual(before);
});

test.each([undefined, 'Bearer nothing', `Bearer ${'A'.repeat(43)}`, 'Basic YWRtaW46YWRtaW4='])(
  'a heartbeat with %s for a token is no kiosk’s',
  async (Authorization) => {
    const answered = await send('POST', '/kiosk/heartbeat', well, Authorization ? { Authorization } : {});
    expect(answered).toMatchObject({ code: 401, displayMessage: 'This kiosk is no longer paired. Ask the helpdesk for a new code.' });
  },
);

test('an administrator’s token is no kiosk’s, and a kiosk’s token opens nothing of the office', async () => {
  const { id, token } = await paired();
  expect((await send('POST', '/kiosk/heartbeat', well, bearer)).code).toBe(401);
  const asKiosk = { Authorization: `Bearer ${token}` };
  expect((await send('GET', '/admin/kiosks', undefined, asKiosk)).code).toBe(401);
  expect((await send('POST', `/admin/kiosks/${id}/revoke`, undefined, asKiosk)).code).toBe(401);
});

test('a revoked kiosk is none at once, keeps its name, and is one again by a new code', async () => {
  const { id, token } = await paired();
  const open = resultOf<NewKioskCode>(await send('POST', `/admin/kiosks/${id}/code`, undefined, bearer));
  expect(await send('POST', `/admin/kiosks/${id}/revoke`, undefined, bearer)).toMatchObject({ code: 200 });
  expect((await beat(token)).code).toBe(401);
  expect((await pair(open.code)).code).toBe(400);
  expect(await only()).toMatchObject({ name, codeExpiresAt: null, revokedAt: new Date(clock).toISOString() });
  const renewed = resultOf<NewKioskCode>(await send('POST', `/admin/kiosks/${id}/code`, undefined, bearer));
  const again = resultOf<Pairing>(await pair(renewed.code));
  expect([again.id, (await beat(again.token)).code, (await beat(token)).code]).toEqual([id, 200, 401]);
  expect((await only()).revokedAt).toBeNull();
});

test('a device is replaced when the next one pairs, not before, and a newer code ends the one before', async () => {
  const { id, token } = await paired();
  await beat(token, { waiting: 7 });
  const first = resultOf<NewKioskCode>(await send('POST', `/admin/kiosks/${id}/code`, undefined, bearer));
  const second = resultOf<NewKioskCode>(await send('POST', `/admin/kiosks/${id}/code`, undefined, bearer));
  expect((await beat(token)).code).toBe(200);
  expect((await pair(first.code)).code).toBe(400);
  const next = resultOf<Pairing>(await pair(second.code));
  expect([(await beat(token)).code, (await only()).last, (await beat(next.token)).code]).toEqual([401, null, 200]);
});

test('only what no device is paired with is deleted', async () => {
  const { id } = await paired();
  const remove = () => send('DELETE', `/admin/kiosks/${id}`, undefined, bearer);
  expect(await remove()).toMatchObject({ code: 409, displayMessage: 'A device is paired with this kiosk. Unpair it first.' });
  await send('POST', `/admin/kiosks/${id}/revoke`, undefined, bearer);
  expect((await remove()).code).toBe(200);
  expect((await remove()).code).toBe(404);
  const { id: unpaired } = await add();
  expect((await send('DELETE', `/admin/kiosks/${unpaired}`, undefined, bearer)).code).toBe(200);
});

test('there is no kiosk of another id', async () => {
  const calls = [
    ['PUT', '', { name }],
    ['POST', '/code', undefined],
    ['POST', '/revoke', undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    for (const id of ['nowhere', randomUUID()]) expect((await send(method, `/admin/kiosks/${id}${path}`, body, bearer)).code).toBe(404);
  }
});

test('neither code, token nor PIN is kept or noted, and what is told is kept by no cache', async () => {
  const added = await add();
  const answered = await app.request('/api/kiosk/pair', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromElsewhere() },
    body: JSON.stringify({ code: added.code }),
  });
  expect(answered.headers.get('Cache-Control')).toBe('no-store');
  const { token } = ((await answered.json()) as { result: Pairing }).result;
  await beat(token);
  await pair('AAAA-AAAA');
  await send('POST', `/admin/kiosks/${added.id}/revoke`, undefined, bearer);
  expect(noted.map(([event]) => event)).toEqual(['kiosk_add', 'kiosk_pair', 'refused', 'kiosk_revoke']);
  const kept = JSON.stringify([noted, await sql`SELECT *, encode(pin_hash, 'escape') FROM kiosk`]);
  for (const secret of [added.code, added.code.replace('-', ''), token, `"${pin}"`]) expect(kept).not.toContain(secret);
});

const book = (headers: Record<string, string>) => send('POST', '/book-place', submissions.booking, { ...under(), ...headers });
const codesOf = async (count: number, headers: Record<string, string>) =>
  (await Promise.all(Array.from({ length: count }, () => book(headers)))).map(({ code }) => code).sort((a, b) => a - b);

test('a kiosk may send six times what a network may, and takes nothing from the network that it is in', async () => {
  const here = fromElsewhere();
  const asKiosk = { ...here, Authorization: `Bearer ${(await paired()).token}` };
  expect(await codesOf(25, asKiosk)).toEqual([...Array<number>(24).fill(200), 429]);
  expect(await codesOf(5, here)).toEqual([200, 200, 200, 200, 429]);
});

test('a token that is no kiosk’s is no mistake: the network’s own limit holds', async () => {
  const { id, token } = await paired();
  await send('POST', `/admin/kiosks/${id}/revoke`, undefined, bearer);
  const revoked = { ...fromElsewhere(), Authorization: `Bearer ${token}` };
  expect(await codesOf(5, revoked)).toEqual([200, 200, 200, 200, 429]);
});

test('a restore leaves the kiosks of the server as they are, and elsewhere there are none', async () => {
  const file = join(folder, 'of-today.backup');
  const [before, kept] = [await paired(), resultOf<NewKioskCode>(await send('POST', '/admin/kiosks', { name: 'Shivneri', pin }, bearer))];
  await writeBackup(sql, openStorages({ dataDir: folder }), file, new Date());
  await send('POST', `/admin/kiosks/${before.id}/revoke`, undefined, bearer);
  const later = resultOf<Pairing>(await pair(kept.code));
  await restoreBackup(sql, openStorages({ dataDir: folder }), file, new Date());
  expect([(await beat(before.token)).code, (await beat(later.token)).code]).toEqual([401, 200]);

  const { sql: other } = await testDatabase();
  await restoreBackup(other, openStorages({ dataDir: folder }), file, new Date());
  const elsewhere = await createApp({ sql: other, dataDir: folder }).request('/api/kiosk/heartbeat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${later.token}` },
    body: JSON.stringify(well),
  });
  expect(elsewhere.status).toBe(401);
});

import type { Account } from '@helpdesk/contract/calls/account';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import type { SecurityLog } from '#security-log.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { putAdministrator } from './administrators.sql.ts';
import { makeInvite } from './invites.ts';
import { hashPassword } from './password.ts';
import { openSession } from './sessions.ts';

const start = Date.UTC(2026, 10, 22);
const step = 30_000;
let clock = start;
const noted: Parameters<SecurityLog>[] = [];
const { sql, send } = await sampleApp({ now: () => clock, log: (...event) => void noted.push(event) });

const email = 'asha@example.org';
const password = 'a long walk up the fort';
const passwordHash = await hashPassword(password);
let [administrator, bearer] = ['', { Authorization: '' }];
beforeEach(async () => {
  clock = start;
  await sql`DELETE FROM administrator`;
  await sql`DELETE FROM login_failure`;
  administrator = await putAdministrator(sql, email, passwordHash);
  bearer = { Authorization: `Bearer ${await openSession(sql, administrator, new Date(clock))}` };
  noted.splice(0);
});

const post = (path: string, body: object) => send('POST', path, body, bearer);
const logIn = (code?: string) => send('POST', '/login', { email, password, code });
const account = async () => (await send('GET', '/get-account', undefined, bearer)).result as Account;
/** What an authenticator app shows. */
const shown = (secret: string, at = clock) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const turnOn = async () => {
  const { secret } = (await post('/start-second-factor', { password })).result as { secret: string };
  const confirmed = await post('/confirm-second-factor', { code: shown(secret) });
  clock += step;
  return { secret, recoveryCodes: (confirmed.result as { recoveryCodes: string[] }).recoveryCodes };
};

test('a second factor counts once the app has proved that it has the secret', async () => {
  const offered = await post('/start-second-factor', { password });
  const { secret, link } = offered.result as { secret: string; link: string };
  expect(link).toMatch(/^otpauth:\/\/totp\/Junnar:asha%40example\.org\?/);
  expect(new URL(link).searchParams.get('secret')).toBe(secret);
  expect((await logIn()).code).toBe(200);
  expect(await post('/confirm-second-factor', { code: '000000' })).toMatchObject({ code: 400, errors: { code: expect.any(String) } });
  expect(await account()).toMatchObject({ hasSecondFactor: false, recoveryCodes: 0 });
  expect((await post('/confirm-second-factor', { code: shown(secret) })).code).toBe(200);
  expect(await account()).toMatchObject({ hasSecondFactor: true, recoveryCodes: 8 });
  expect(noted).toContainEqual(['second_factor_on', { administrator }]);
});

test('from then on a login needs password and code', async () => {
  const { secret } = await turnOn();
  expect(await logIn()).toMatchObject({ code: 401, errors: { code: 'Enter the code' } });
  expect(await logIn('123456')).toMatchObject({ code: 401, errors: { code: 'This code is wrong or has already been used' } });
  expect((await send('POST', '/login', { email, password: 'wrong', code: shown(secret) })).errors).toBeUndefined();
  expect((await logIn(shown(secret))).code).toBe(200);
});

test('a code is good once, while it is shown and 30 seconds more', async () => {
  const { secret } = await turnOn();
  clock += 2 * step;
  expect((await logIn(shown(secret, clock + step))).code).toBe(401);
  expect((await logIn(shown(secret, clock - 2 * step))).code).toBe(401);
  expect((await logIn(shown(secret, clock - step))).code).toBe(200);
  expect((await logIn(shown(secret, clock - step))).code).toBe(401);
  expect((await logIn(` ${shown(secret).replace(/^.../, '$& ')} `)).code).toBe(200);
  expect((await logIn(shown(secret, clock - step))).code).toBe(401);
});

test('the code that turned it on is used up with that', async () => {
  const { secret } = await turnOn();
  clock -= step;
  expect((await logIn(shown(secret))).code).toBe(401);
});

test('without the phone each recovery code lets in once', async () => {
  const { recoveryCodes } = await turnOn();
  expect(recoveryCodes).toHaveLength(8);
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-7]{7}-){3}[A-Z2-7]{7}$/);
  const [one = '', two = ''] = recoveryCodes;
  expect((await logIn(one)).code).toBe(200);
  expect((await logIn(one)).code).toBe(401);
  expect((await logIn(two.toLowerCase().replaceAll('-', ' '))).code).toBe(200);
  expect((await account()).recoveryCodes).toBe(6);
  expect(noted).toContainEqual(['recovery_code_use', { administrator }]);
});

test('recovery codes are kept as hashes only', async () => {
  const { recoveryCodes } = await turnOn();
  const rows = await sql<{ hash: Buffer }[]>`SELECT code_hash AS hash FROM recovery_code`;
  for (const { hash } of rows) expect([hash.length, recoveryCodes.some((code) => hash.includes(code))]).toEqual([32, false]);
});

test('wrong codes have to wait as wrong passwords do', async () => {
  await turnOn();
  for (let tried = 0; tried < 5; tried += 1) expect((await logIn('000000')).code).toBe(401);
  expect((await logIn('000000')).code).toBe(429);
});

test('turning it on ends the sessions that were opened without it', async () => {
  const other = { Authorization: `Bearer ${await openSession(sql, administrator, new Date(clock))}` };
  await turnOn();
  expect((await send('GET', '/get-account', undefined, other)).code).toBe(401);
  expect((await send('GET', '/get-account', undefined, bearer)).code).toBe(200);
});

test('it is turned on with the password, and off with password and code', async () => {
  expect(await post('/start-second-factor', { password: 'wrong' })).toMatchObject({ code: 400, errors: { password: expect.any(String) } });
  const { secret, recoveryCodes } = await turnOn();
  expect((await post('/start-second-factor', { password })).code).toBe(409);
  expect(await post('/end-second-factor', { password: 'wrong', code: shown(secret) })).toMatchObject({
    errors: { password: expect.any(String) },
  });
  expect(await post('/end-second-factor', { password, code: '000000' })).toMatchObject({ errors: { code: expect.any(String) } });
  expect((await logIn()).code).toBe(401);
  expect((await post('/end-second-factor', { password, code: recoveryCodes[0] })).code).toBe(200);
  expect((await logIn()).code).toBe(200);
  expect(noted).toContainEqual(['second_factor_off', { administrator }]);
});

test('nothing is confirmed that was not started', async () => {
  expect((await post('/confirm-second-factor', { code: '123456' })).code).toBe(409);
});

test('a new link lets in whoever lost phone and codes: the second factor starts over', async () => {
  await turnOn();
  const token = await makeInvite(sql, email, new Date(clock));
  expect((await send('POST', '/accept-invite', { token, email, password })).code).toBe(200);
  expect((await logIn()).code).toBe(200);
  expect(await sql`SELECT FROM recovery_code`).toHaveLength(0);
});

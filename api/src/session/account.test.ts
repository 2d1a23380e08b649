import type { Account } from '@helpdesk/contract/calls/account';
import { beforeEach, expect, test } from 'vitest';
import type { SecurityLog } from '#security-log.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { putAdministrator } from './administrators.sql.ts';
import { makeInvite } from './invites.ts';
import { hashPassword } from './password.ts';

const start = Date.UTC(2026, 10, 22);
const hour = 3_600_000;
let clock = start;
const noted: Parameters<SecurityLog>[] = [];
const { sql, app, send } = await sampleApp({ now: () => clock, log: (...event) => void noted.push(event) });

const email = 'asha@example.org';
const password = 'a long walk up the fort';
const another = 'three herons on the dam';
const passwordHash = await hashPassword(password);
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const logIn = async (typed = password, browser = windows, who = email) => {
  const { code, result } = await send('POST', '/login', { email: who, password: typed }, { 'User-Agent': browser });
  return { code, token: code === 200 ? (result as { token: string }).token : '' };
};
const isHeard = async (token: string) => (await send('GET', '/get-account', undefined, bearer(token))).code === 200;
const accountOf = async (token: string) => (await send('GET', '/get-account', undefined, bearer(token))).result as Account;
const change = (token: string, current: string, chosen: string) =>
  send('POST', '/change-password', { current, password: chosen }, bearer(token));

let administrator = '';
let [here, phone] = ['', ''];
beforeEach(async () => {
  clock = start;
  await sql`DELETE FROM administrator`;
  await sql`DELETE FROM login_failure`;
  administrator = await putAdministrator(sql, email, passwordHash);
  here = (await logIn()).token;
  phone = (await logIn(password, iPhone)).token;
  noted.splice(0);
});

test('whoever changes their password is asked for the current one, and stays logged in here alone', async () => {
  expect(await change(here, password, another)).toMatchObject({ code: 200, displayMessage: expect.stringContaining('has been changed') });
  expect([await isHeard(here), await isHeard(phone)]).toEqual([true, false]);
  expect([(await logIn()).code, (await logIn(another)).code]).toEqual([401, 200]);
  expect(noted[0]).toEqual(['password_change', { administrator }]);
});

test('with another password than the current one nothing changes, and many tries have to wait', async () => {
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await change(here, 'not this one', another)).toMatchObject({ code: 400, errors: { current: 'This is not your password' } });
  }
  expect(await change(here, password, another)).toMatchObject({ code: 429 });
  clock += 1_000;
  expect((await logIn()).code).toBe(200);
});

test.each([
  ['eleven char', 'At least 12 characters'],
  ['password1234', 'This password is easy to guess. Choose another one.'],
  ['asha@example.org', 'This password is easy to guess. Choose another one.'],
])('"%s" is no new password: %s', async (chosen, said) => {
  expect(await change(here, password, chosen)).toMatchObject({ code: 400, errors: { password: said } });
  const token = await makeInvite(sql, email, new Date(clock));
  expect(await send('POST', '/accept-invite', { token, email, password: chosen })).toMatchObject({ code: 400, errors: { password: said } });
});

test('a link that waits for the owner is worth nothing after the password has changed', async () => {
  const token = await makeInvite(sql, email, new Date(clock));
  await change(here, password, another);
  expect((await send('POST', '/accept-invite', { token, email, password })).code).toBe(400);
});

test('one sees where one is logged in: on which device, since when, and which of them is this one', async () => {
  clock += hour;
  const { email: own, sessions } = await accountOf(here);
  expect(own).toBe(email);
  expect(sessions).toEqual([
    { _id: expect.any(String), device: 'Chrome, Windows', openedAt: at(0), usedAt: at(hour), isThis: true },
    { _id: expect.any(String), device: 'Safari, iPhone', openedAt: at(0), usedAt: at(0), isThis: false },
  ]);
  clock += 8 * hour - 1;
  expect((await accountOf(here)).sessions).toHaveLength(1);
});

const at = (ms: number) => new Date(start + ms).toISOString();

test('of a device no more is stored than what is shown, and no address', async () => {
  const rows = await sql`SELECT * FROM session WHERE administrator_id = ${administrator}`;
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'administrator_id',
    'created_at',
    'device',
    'expires_at',
    'id',
    'last_used_at',
    'token_hash',
  ]);
});

test('one ends a session of a device that one does not know, or all others at once', async () => {
  const laptop = (await logIn()).token;
  const { sessions } = await accountOf(here);
  const ofPhone = sessions.find(({ device }) => device === 'Safari, iPhone')?._id;
  expect((await send('DELETE', `/end-session/${ofPhone}`, undefined, bearer(here))).code).toBe(200);
  expect(await isHeard(phone)).toBe(false);
  expect((await send('DELETE', `/end-session/${ofPhone}`, undefined, bearer(here))).code).toBe(404);
  expect((await send('POST', '/end-other-sessions', undefined, bearer(here))).code).toBe(200);
  expect([await isHeard(here), await isHeard(laptop)]).toEqual([true, false]);
  expect(noted.map(([event]) => event)).toEqual(['login_success', 'session_end', 'session_end']);
});

test("another's session is neither shown nor ended", async () => {
  await putAdministrator(sql, 'ravi@example.org', passwordHash);
  const ravi = (await logIn(password, windows, 'ravi@example.org')).token;
  const [session] = (await accountOf(ravi)).sessions;
  expect((await send('DELETE', `/end-session/${session?._id}`, undefined, bearer(here))).code).toBe(404);
  await send('POST', '/end-other-sessions', undefined, bearer(here));
  expect(await isHeard(ravi)).toBe(true);
});

test('what a session is called is not its token', async () => {
  const { sessions } = await accountOf(here);
  const answered = await app.request('/api/get-account', { headers: bearer(`${sessions[0]?._id}`.padEnd(43, 'A')) });
  expect(answered.status).toBe(401);
  expect(JSON.stringify(sessions)).not.toContain(here);
});

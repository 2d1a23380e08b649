import type { Everybody } from '@helpdesk/contract/calls/administrators';
import { beforeEach, expect, test } from 'vitest';
import type { SecurityLog } from '#security-log.ts';
import { sampleApp } from '#testing/sample-app.ts';
import type { SendMail } from './administrators.routes.ts';
import { putAdministrator } from './administrators.sql.ts';
import { hashPassword } from './password.ts';
import { openSession } from './sessions.ts';

const start = Date.UTC(2026, 10, 22);
const day = 24 * 3_600_000;
let clock = start;
const noted: Parameters<SecurityLog>[] = [];
const mailed: Parameters<SendMail>[0][] = [];
let postOffice: SendMail = async (mail) => mailed.push(mail);
const { sql, send } = await sampleApp({
  now: () => clock,
  siteOrigin: 'https://junnar.example.org',
  sendMail: (mail) => postOffice(mail),
  log: (...event) => void noted.push(event),
});

const password = 'a long walk up the fort';
const passwordHash = await hashPassword(password);
let [asha, ravi, bearer] = ['', '', { Authorization: '' }];
beforeEach(async () => {
  clock = start;
  postOffice = async (mail) => mailed.push(mail);
  await sql`DELETE FROM administrator`;
  await sql`DELETE FROM invite`;
  asha = await putAdministrator(sql, 'asha@example.org', passwordHash);
  ravi = await putAdministrator(sql, 'Ravi@example.org', passwordHash);
  bearer = await bearerOf(asha);
  noted.splice(0);
  mailed.splice(0);
});

const bearerOf = async (id: string) => ({ Authorization: `Bearer ${await openSession(sql, id, new Date(clock))}` });
const everybody = async () => (await send('GET', '/get-administrators', undefined, bearer)).result as Everybody;
const invite = (email: string, headers = {}) => send('POST', '/invite-administrator', { email }, { ...bearer, ...headers });
const disable = (id: string, isDisabled = true, headers = bearer) => send('PUT', `/update-administrator/${id}`, { isDisabled }, headers);
const tokenIn = (text: string) => /https:\/\/junnar\.example\.org\/login#invite=([\w-]{43})/.exec(text)?.[1] ?? '';
const accept = (token: string, email: string) => send('POST', '/accept-invite', { token, email, password });
const logIn = async (email: string) => (await send('POST', '/login', { email, password })).code;

test('all administrators are listed, with when they were last there', async () => {
  expect(await everybody()).toEqual({
    administrators: [
      {
        _id: asha,
        email: 'asha@example.org',
        isDisabled: false,
        hasSecondFactor: false,
        usedAt: new Date(start).toISOString(),
        isSelf: true,
      },
      { _id: ravi, email: 'Ravi@example.org', isDisabled: false, hasSecondFactor: false, usedAt: null, isSelf: false },
    ],
    invitations: [],
  });
});

test('who is invited chooses a password with the link, once, and is listed as invited until then', async () => {
  const invited = await invite('new@example.org');
  expect(invited).toMatchObject({ code: 200, result: { email: 'new@example.org', expiresAt: new Date(start + day).toISOString() } });
  expect((await everybody()).invitations).toMatchObject([{ email: 'new@example.org' }]);
  const token = tokenIn(JSON.stringify(invited.result));
  expect(JSON.stringify(await sql`SELECT * FROM invite`)).not.toContain(token);
  expect(await accept(token, 'new@example.org')).toMatchObject({ code: 200 });
  expect(await everybody()).toMatchObject({ administrators: [{}, { email: 'new@example.org' }, {}], invitations: [] });
  expect((await accept(token, 'new@example.org')).code).toBe(400);
  expect(noted.map(([event]) => event)).toEqual(['invite_create', 'invite_use', 'refused']);
});

test('the link is mailed where mails are sent, in the language of whoever invites', async () => {
  const { result } = await invite('new@example.org', { 'Accept-Language': 'hi' });
  expect(result).toMatchObject({ isMailed: true });
  expect(mailed).toEqual([{ to: 'new@example.org', subject: 'बैक-ऑफिस का निमंत्रण', text: expect.stringContaining('24') }]);
  expect(tokenIn(mailed[0]?.text ?? '')).toBe(tokenIn(JSON.stringify(result)));
});

test('where the mail server does not take it the link is there all the same', async () => {
  postOffice = () => Promise.reject(new Error('no'));
  const { result } = await invite('new@example.org');
  expect(result).toMatchObject({ isMailed: false });
  expect((await accept(tokenIn(JSON.stringify(result)), 'new@example.org')).code).toBe(200);
});

test('an invitation that is taken back, or is a day old, is worth nothing', async () => {
  const token = tokenIn(JSON.stringify((await invite('new@example.org')).result));
  const [invitation] = (await everybody()).invitations;
  expect((await send('DELETE', `/delete-invitation/${invitation?._id}`, undefined, bearer)).code).toBe(200);
  expect((await send('DELETE', `/delete-invitation/${invitation?._id}`, undefined, bearer)).code).toBe(404);
  expect((await accept(token, 'new@example.org')).code).toBe(400);
  await invite('late@example.org');
  clock += day;
  bearer = await bearerOf(asha);
  expect((await everybody()).invitations).toEqual([]);
});

test('nobody is invited who is an administrator already', async () => {
  expect(await invite('ravi@EXAMPLE.org')).toMatchObject({ code: 400, errors: { email: 'Is an administrator already' } });
});

test('who is disabled is logged out everywhere and cannot log in, until they are let in again', async () => {
  const session = await bearerOf(ravi);
  expect(await disable(ravi)).toMatchObject({ code: 200 });
  expect((await send('GET', '/get-account', undefined, session)).code).toBe(401);
  expect(await logIn('ravi@example.org')).toBe(401);
  expect((await everybody()).administrators).toMatchObject([{ isDisabled: false }, { isDisabled: true }]);
  expect(await disable(ravi, false)).toMatchObject({ code: 200, displayMessage: 'Can log in again' });
  expect(await logIn('ravi@example.org')).toBe(200);
  expect(noted).toContainEqual(['administrator_disable', { administrator: asha, target: ravi }]);
  expect(noted).toContainEqual(['administrator_enable', { administrator: asha, target: ravi }]);
});

test('the last administrator who can log in cannot be disabled, by themself neither', async () => {
  await sql`UPDATE administrator SET password_hash = NULL WHERE id = ${ravi}`;
  expect(await disable(asha)).toMatchObject({ code: 409, displayMessage: expect.stringContaining('last administrator') });
  await sql`UPDATE administrator SET password_hash = ${passwordHash} WHERE id = ${ravi}`;
  expect((await disable(asha)).code).toBe(200);
});

test('two who disable each other at the same moment do not both succeed', async () => {
  const both = await Promise.all([disable(ravi), disable(asha, true, await bearerOf(ravi))]);
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).not.toEqual([200, 200]);
  expect(await sql`SELECT FROM administrator WHERE disabled_at IS NULL`).toHaveLength(1);
});

test('an administrator that nobody knows is not changed', async () => {
  expect((await disable('nobody')).code).toBe(404);
});

import type { Everybody } from '@helpdesk/contract/calls/administrators';
import type { Role } from '@helpdesk/contract/roles/roles';
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
const another = 'three herons on the dam';
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
const invite = (email: string, headers = {}, role: Role = 'editor', name = '') =>
  send('POST', '/invite-administrator', { email, role, name }, { ...bearer, ...headers });
const change = (id: string, changed: object, headers = bearer) => send('PUT', `/update-administrator/${id}`, changed, headers);
const disable = (id: string, isDisabled = true, headers = bearer) => change(id, { isDisabled }, headers);
const tokenIn = (text: string) => /https:\/\/junnar\.example\.org\/login#invite=([\w-]{43})/.exec(text)?.[1] ?? '';
const accept = (token: string, email: string) => send('POST', '/accept-invite', { token, email, password });
const logIn = async (email: string, typed = password) => (await send('POST', '/login', { email, password: typed })).code;

test('all administrators are listed, with when they were last there', async () => {
  expect(await everybody()).toMatchObject({
    administrators: [
      {
        _id: asha,
        email: 'asha@example.org',
        name: '',
        role: 'administrator',
        isDisabled: false,
        hasSecondFactor: false,
        usedAt: new Date(start).toISOString(),
        isSelf: true,
        linkUntil: null,
      },
      { _id: ravi, email: 'Ravi@example.org', role: 'administrator', usedAt: null, isSelf: false },
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
  const { administrators, invitations } = await everybody();
  expect(administrators.map(({ email }) => email)).toEqual(['asha@example.org', 'new@example.org', 'Ravi@example.org']);
  expect(invitations).toEqual([]);
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
  const late = tokenIn(JSON.stringify((await invite('late@example.org')).result));
  clock += day;
  bearer = await bearerOf(asha);
  expect((await everybody()).invitations).toMatchObject([{ email: 'late@example.org', isExpired: true }]);
  expect((await accept(late, 'late@example.org')).code).toBe(400);
});

test('an invitation is sent once more, also when it is too old: the earlier link works no longer, and what it says stays', async () => {
  const earlier = tokenIn(JSON.stringify((await invite('new@example.org', {}, 'desk', 'Meera')).result));
  for (const wait of [0, day]) {
    clock += wait;
    bearer = await bearerOf(asha);
    const [invitation] = (await everybody()).invitations;
    const { code, result } = await send('POST', `/resend-invitation/${invitation?._id}`, undefined, bearer);
    expect([code, result]).toEqual([200, expect.objectContaining({ expiresAt: new Date(clock + day).toISOString(), isMailed: true })]);
  }
  expect((await everybody()).invitations).toMatchObject([{ email: 'new@example.org', role: 'desk', name: 'Meera', isExpired: false }]);
  expect((await accept(earlier, 'new@example.org')).code).toBe(400);
  expect((await accept(tokenIn(mailed.at(-1)?.text ?? ''), 'new@example.org')).code).toBe(200);
  expect((await everybody()).administrators).toContainEqual(
    expect.objectContaining({ email: 'new@example.org', role: 'desk', name: 'Meera' }),
  );
  expect(noted).toContainEqual(['invite_resend', { administrator: asha, role: 'desk' }]);
  expect((await send('POST', '/resend-invitation/nothing', undefined, bearer)).code).toBe(404);
});

test('an invitation that nobody used is forgotten after 30 more days', async () => {
  await invite('late@example.org');
  clock += 31 * day;
  await invite('new@example.org', { ...(await bearerOf(asha)) });
  expect(await sql`SELECT email FROM invite`).toEqual([{ email: 'new@example.org' }]);
});

test('what a link says of a role holds for who is new or disabled, and changes nobody who was let in meanwhile', async () => {
  await disable(ravi);
  const token = tokenIn(JSON.stringify((await invite('ravi@example.org', {}, 'desk')).result));
  await disable(ravi, false);
  await accept(token, 'ravi@example.org');
  expect((await everybody()).administrators).toContainEqual(expect.objectContaining({ _id: ravi, role: 'administrator' }));
});

test('name and role of somebody are changed, one of them at a time or both', async () => {
  expect(await change(ravi, { role: 'editor' })).toMatchObject({ code: 200, displayMessage: 'Saved' });
  expect((await change(ravi, { name: ' Ravi \t Patil ' })).code).toBe(200);
  expect((await everybody()).administrators).toContainEqual(expect.objectContaining({ _id: ravi, role: 'editor', name: 'Ravi Patil' }));
  expect([(await change(ravi, { name: 'x'.repeat(61) })).code, (await change(ravi, { name: 'x'.repeat(60) })).code]).toEqual([400, 200]);
  expect((await change(ravi, { role: 'owner' })).code).toBe(400);
  expect(noted).toContainEqual(['administrator_role', { administrator: asha, target: ravi, role: 'editor' }]);
  expect(noted).toContainEqual(['administrator_name', { administrator: asha, target: ravi }]);
});

test('everybody reads how their colleagues are called, those who left, too', async () => {
  await change(ravi, { role: 'desk', name: 'Ravi', isDisabled: false });
  await disable(asha, true, bearer);
  const { result } = await send('GET', '/get-colleagues', undefined, await bearerOf(ravi));
  expect(result).toMatchObject([
    { email: 'asha@example.org', isSelf: false },
    { email: 'Ravi@example.org', name: 'Ravi', role: 'desk', isSelf: true },
  ]);
});

test('nobody is invited who can log in already', async () => {
  expect(await invite('ravi@EXAMPLE.org')).toMatchObject({ code: 400, errors: { email: 'This person can already log in' } });
});

test('who is disabled is logged out everywhere and cannot log in, until they are let in again', async () => {
  const session = await bearerOf(ravi);
  expect(await disable(ravi)).toMatchObject({ code: 200 });
  expect((await send('GET', '/get-account', undefined, session)).code).toBe(401);
  expect(await logIn('ravi@example.org')).toBe(401);
  expect((await everybody()).administrators).toMatchObject([{ isDisabled: false }, { isDisabled: true }]);
  expect(await disable(ravi, false)).toMatchObject({ code: 200, displayMessage: 'This person can log in again' });
  expect(await logIn('ravi@example.org')).toBe(200);
  expect(noted).toContainEqual(['administrator_disable', { administrator: asha, target: ravi }]);
  expect(noted).toContainEqual(['administrator_enable', { administrator: asha, target: ravi }]);
});

test('the last administrator who can log in cannot be disabled, by themself neither', async () => {
  await sql`UPDATE administrator SET password_hash = NULL WHERE id = ${ravi}`;
  expect(await disable(asha)).toMatchObject({ code: 409, displayMessage: expect.stringContaining('at least one administrator') });
  await sql`UPDATE administrator SET password_hash = ${passwordHash} WHERE id = ${ravi}`;
  expect((await disable(asha)).code).toBe(200);
});

test('the last administrator who can log in stays one, however many editors there are', async () => {
  await change(ravi, { role: 'editor' });
  for (const role of ['editor', 'desk']) expect(await change(asha, { role })).toMatchObject({ code: 409 });
  expect((await disable(asha)).code).toBe(409);
  expect((await disable(ravi)).code).toBe(200);
  await change(ravi, { role: 'administrator', isDisabled: false });
  expect((await change(asha, { role: 'desk' })).code).toBe(200);
});

test("two who take each other's role away at the same moment do not both succeed", async () => {
  const other = await bearerOf(ravi);
  await Promise.all([change(ravi, { role: 'desk' }), change(asha, { role: 'desk' }, other)]);
  expect(await sql`SELECT FROM administrator WHERE role = 'administrator'`).toHaveLength(1);
});

test('who forgot their password gets a link of another administrator, and keeps name, role and the second factor', async () => {
  await sql`UPDATE administrator SET totp_secret = 'x', role = 'editor' WHERE id = ${ravi}`;
  const session = await bearerOf(ravi);
  const made = await send('POST', `/make-password-link/${ravi}`, { endsSecondFactor: false }, bearer);
  expect(made).toMatchObject({ code: 200, result: { email: 'Ravi@example.org', isMailed: true } });
  const listed = await everybody();
  expect(listed.invitations).toEqual([]);
  expect(listed.administrators).toContainEqual(expect.objectContaining({ _id: ravi, linkUntil: new Date(start + day).toISOString() }));
  expect((await send('GET', '/get-account', undefined, session)).code).toBe(200);
  const used = await send('POST', '/accept-invite', {
    token: tokenIn(mailed[0]?.text ?? ''),
    email: 'ravi@example.org',
    password: another,
  });
  expect(used).toMatchObject({ code: 200, result: null, displayMessage: expect.stringContaining('authenticator') });
  expect((await send('GET', '/get-account', undefined, session)).code).toBe(401);
  expect(await send('POST', '/login', { email: 'ravi@example.org', password: another })).toMatchObject({
    code: 401,
    errors: { code: 'Enter the code' },
  });
  expect((await everybody()).administrators).toContainEqual(expect.objectContaining({ _id: ravi, role: 'editor', linkUntil: null }));
  expect(noted.map(([event]) => event)).toEqual(['password_link_make', 'password_link_use']);
});

test('who lost the phone, too, gets a link that ends the second factor', async () => {
  await sql`UPDATE administrator SET totp_secret = 'x', role = 'editor' WHERE id = ${ravi}`;
  await send('POST', `/make-password-link/${ravi}`, { endsSecondFactor: true }, bearer);
  expect((await everybody()).invitations).toEqual([]);
  const used = await send('POST', '/accept-invite', {
    token: tokenIn(mailed[0]?.text ?? ''),
    email: 'ravi@example.org',
    password: another,
  });
  expect(used).toMatchObject({ code: 200, result: { administratorId: ravi, role: 'editor' } });
  expect(await logIn('ravi@example.org', another)).toBe(200);
});

test('nobody makes a link for themself: a session that was left open is no new password', async () => {
  expect((await send('POST', `/make-password-link/${asha}`, { endsSecondFactor: true }, bearer)).code).toBe(409);
  expect(await sql`SELECT FROM invite`).toHaveLength(0);
});

test('nobody who is disabled, or unknown, gets a link to a new password', async () => {
  await disable(ravi);
  for (const id of [ravi, 'nobody'])
    expect((await send('POST', `/make-password-link/${id}`, { endsSecondFactor: false }, bearer)).code).toBe(404);
});

test('two who disable each other at the same moment do not both succeed', async () => {
  const both = await Promise.all([disable(ravi), disable(asha, true, await bearerOf(ravi))]);
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).not.toEqual([200, 200]);
  expect(await sql`SELECT FROM administrator WHERE disabled_at IS NULL`).toHaveLength(1);
});

test('an administrator that nobody knows is not changed', async () => {
  expect((await disable('nobody')).code).toBe(404);
});

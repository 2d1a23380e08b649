import { beforeEach, expect, test } from 'vitest';
import type { SecurityLog } from '#security-log.ts';
import { sampleApp } from '#testing/sample-app.ts';
import type { SendMail } from './administrators.routes.ts';
import { disableAdministrator, putAdministrator } from './administrators.sql.ts';
import { makeInvite } from './invites.ts';
import { hashPassword } from './password.ts';
import { mailsPerHour } from './password-help.routes.ts';
import { openSession } from './sessions.ts';

const start = Date.UTC(2026, 10, 24);
const minute = 60_000;
let clock = start;
const noted: Parameters<SecurityLog>[] = [];
const mailed: Parameters<SendMail>[0][] = [];
let postOffice: SendMail = async (mail) => mailed.push(mail);
const settings = {
  now: () => clock,
  trustedProxyHops: 1,
  log: (...event: Parameters<SecurityLog>) => void noted.push(event),
};
const { sql, send } = await sampleApp({ ...settings, siteOrigin: 'https://junnar.example.org', sendMail: (mail) => postOffice(mail) });

const email = 'asha@example.org';
const password = 'a long walk up the fort';
const another = 'three herons on the dam';
const passwordHash = await hashPassword(password);
let asha = '';
let networks = 0;
beforeEach(async () => {
  clock = start;
  postOffice = async (mail) => mailed.push(mail);
  await sql`DELETE FROM administrator`;
  await sql`DELETE FROM invite`;
  await sql`DELETE FROM submission_bucket`;
  asha = await putAdministrator(sql, email, passwordHash);
  noted.splice(0);
  mailed.splice(0);
});

const anotherNetwork = () => {
  networks += 1;
  return `192.0.2.${networks}`;
};
const ask = (who = email, from = anotherNetwork(), headers = {}) =>
  send('POST', '/ask-password-link', { email: who }, { 'X-Forwarded-For': from, ...headers });
const tokenIn = (text = '') => /https:\/\/junnar\.example\.org\/login#invite=([\w-]{43})/.exec(text)?.[1] ?? '';
const accept = (token: string, who = email, chosen = another) => send('POST', '/accept-invite', { token, email: who, password: chosen });
const logIn = (typed: string) => send('POST', '/login', { email, password: typed }, { 'X-Forwarded-For': '198.51.100.1' });
/** Until what was asked for is done: mails go one after the other, and this one is the last. */
async function allMailed(): Promise<string[]> {
  await putAdministrator(sql, 'last@example.org', passwordHash);
  await sql`DELETE FROM submission_bucket`;
  await ask('last@example.org');
  await expect.poll(() => mailed.at(-1)?.to).toBe('last@example.org');
  return mailed.splice(0).flatMap(({ to, text }) => (to === 'last@example.org' ? [] : [text]));
}

test('who forgot their password is mailed a link for one hour, chooses a new one, and all sessions end', async () => {
  const before = await openSession(sql, asha, new Date(clock));
  expect(await ask()).toMatchObject({ code: 200, result: null, displayMessage: expect.stringContaining('If there is an account') });
  const token = tokenIn((await allMailed())[0]);
  expect(token).not.toBe('');
  expect(JSON.stringify(await sql`SELECT * FROM invite`)).not.toContain(token);
  expect((await logIn(password)).code).toBe(200);
  expect(await accept(token)).toMatchObject({ code: 200, result: { administratorId: asha, role: 'administrator' } });
  expect((await send('GET', '/get-account', undefined, { Authorization: `Bearer ${before}` })).code).toBe(401);
  expect([(await logIn(password)).code, (await logIn(another)).code]).toEqual([401, 200]);
  expect((await accept(token)).code).toBe(400);
  expect(noted.map(([event]) => event)).toEqual(expect.arrayContaining(['password_link_ask', 'password_link_use']));
  expect(JSON.stringify(noted)).not.toContain('@');
});

test('the link works for an hour and not a moment longer', async () => {
  await ask();
  await ask();
  const [first, second] = (await allMailed()).map(tokenIn);
  clock += 60 * minute - 1;
  expect((await accept(first ?? '')).code).toBe(200);
  await ask();
  const [third] = (await allMailed()).map(tokenIn);
  clock += 60 * minute;
  for (const token of [second, third]) expect((await accept(token ?? '')).code).toBe(400);
});

test('a used link ends all others of the same person', async () => {
  await ask();
  await ask();
  const [first, second] = (await allMailed()).map(tokenIn);
  expect((await accept(second ?? '')).code).toBe(200);
  expect((await accept(first ?? '')).code).toBe(400);
});

test('the second factor stays: nobody is logged in by a mail alone', async () => {
  await sql`UPDATE administrator SET totp_secret = 'x' WHERE id = ${asha}`;
  await ask();
  expect(await accept(tokenIn((await allMailed())[0]))).toMatchObject({ code: 200, result: null });
  expect(await logIn(another)).toMatchObject({ code: 401, errors: { code: 'Enter the code' } });
  expect(await sql`SELECT FROM session WHERE administrator_id = ${asha}`).toHaveLength(0);
});

test('an account that is there, one that is not, and one that is disabled are answered alike, and only the first is mailed', async () => {
  const known = await ask();
  expect(await ask('nobody@example.org')).toEqual(known);
  await putAdministrator(sql, 'gone@example.org', passwordHash);
  await disableAdministrator(sql, 'gone@example.org');
  expect(await ask('gone@example.org')).toEqual(known);
  expect(await allMailed()).toHaveLength(1);
});

test('the answer waits for nobody to be looked up, nor for the mail: its time tells nothing', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  // Nobody reads who is an administrator meanwhile.
  const locked = sql.begin(async (tx) => {
    await tx`LOCK TABLE administrator IN ACCESS EXCLUSIVE MODE`;
    return [(await ask()).code, (await ask('nobody@example.org')).code];
  });
  expect(await locked).toEqual([200, 200]);
  expect((await allMailed()).length).toBe(1);
  postOffice = async (mail) => {
    await held;
    mailed.push(mail);
  };
  expect([(await ask()).code, (await ask('nobody@example.org')).code, mailed.length]).toEqual([200, 200, 0]);
  release();
  expect(await allMailed()).toHaveLength(1);
});

test(`one account is mailed ${mailsPerHour} links an hour, whoever asks, and is answered as ever`, async () => {
  for (let time = 0; time < mailsPerHour + 2; time += 1) expect((await ask()).code).toBe(200);
  await expect.poll(() => noted.filter(([event]) => event === 'password_link_ask')).toHaveLength(mailsPerHour + 2);
  expect(await allMailed()).toHaveLength(mailsPerHour);
  clock += 60 * minute;
  await ask();
  expect(await allMailed()).toHaveLength(1);
});

test('one network asks ten times in ten minutes, for whomever', async () => {
  for (let time = 0; time < 10; time += 1) expect((await ask(`nobody${time}@example.org`, '203.0.113.1')).code).toBe(200);
  expect((await ask(email, '203.0.113.1')).code).toBe(429);
  expect((await ask(email, '203.0.113.2')).code).toBe(200);
});

test('who asks in the name of others takes no invitation and no other link away', async () => {
  const given = await makeInvite(sql, email, new Date(clock), { keepsFactor: true });
  await ask();
  await allMailed();
  expect((await accept(given)).code).toBe(200);
});

test('a disabled account is not let in again by a link of before', async () => {
  await ask();
  const token = tokenIn((await allMailed())[0]);
  await disableAdministrator(sql, email);
  expect((await accept(token)).code).toBe(400);
  await sql`UPDATE administrator SET disabled_at = NULL`;
  await ask();
  const [next] = (await allMailed()).map(tokenIn);
  await sql`UPDATE administrator SET disabled_at = now() WHERE id = ${asha}`;
  expect((await accept(next ?? '')).code).toBe(400);
});

test('a mail server that takes nothing is noted, and whoever asks next is served', async () => {
  postOffice = () => Promise.reject(new Error('no'));
  expect((await ask()).code).toBe(200);
  await expect.poll(() => noted).toContainEqual(['password_link_fail', { administrator: asha }]);
  postOffice = async (mail) => mailed.push(mail);
  await ask();
  expect(await allMailed()).toHaveLength(1);
});

test('the mail speaks the language of the page', async () => {
  await ask(email, undefined, { 'Accept-Language': 'mr' });
  await allMailed();
  await ask(email, undefined, { 'Accept-Language': 'mr' });
  await expect.poll(() => mailed.length).toBe(1);
  expect(mailed[0]?.subject).toBe('बॅक-ऑफिससाठी नवीन पासवर्ड निवडा');
});

const mails = { sendMail: (mail: Parameters<SendMail>[0]) => postOffice(mail) };
test.each([
  ['mail is set up', { ...mails, siteOrigin: 'https://junnar.example.org' }, true],
  ['no mail is set up', { siteOrigin: 'https://junnar.example.org' }, false],
  ['the server does not know its own address, so that a link would lead where the request says', mails, false],
])('where %s the login hears so', async (_case, parts, isMailed) => {
  const other = await sampleApp({ ...settings, ...parts });
  expect((await other.send('GET', '/get-password-help')).result).toEqual({ isMailed });
  await putAdministrator(other.sql, email, passwordHash);
  expect((await other.send('POST', '/ask-password-link', { email })).code).toBe(200);
  if (!isMailed) expect(await other.sql`SELECT FROM invite`).toHaveLength(0);
});

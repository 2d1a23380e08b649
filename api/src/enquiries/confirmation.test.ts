import { randomUUID } from 'node:crypto';
import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { site } from '@helpdesk/site/site';
import { beforeEach, expect, test } from 'vitest';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { noteReturned, noteSent } from '#mail/mail-jobs.sql.ts';
import { purgeExpired } from '#retention.ts';
import { sampleApp } from '#testing/sample-app.ts';

// A visitor who wants it gets one mail, and nobody else does.

const hour = 3_600_000;
const day = 24 * hour;
const begin = Date.now();
let clock = begin;
const now = () => clock;
const mails = { sendMail: async () => undefined };
const { sql, send, logIn } = await sampleApp({ enquiriesPer10Minutes: 100_000, now, ...mails });
const { send: sendToSilent } = await sampleApp({ enquiriesPer10Minutes: 100_000 });
const limited = await sampleApp({ enquiriesPer10Minutes: 1, now, ...mails });
const { booking, contact } = submissions;
const bearer = { Authorization: `Bearer ${await logIn('meera@example.org', new Date(begin))}` };

beforeEach(async () => {
  clock = begin;
  await sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change, bounced_address, submission_bucket`;
});

async function submit(form: object, path = '/contact-form', key: string = randomUUID()): Promise<string> {
  expect(await send('POST', path, form, under(key))).toMatchObject({ code: 200 });
  return key;
}
const recipients = async (key: string, of = sql) =>
  (await of`SELECT recipient FROM mail_job WHERE enquiry_key = ${key} ORDER BY recipient`).map(({ recipient }) => recipient);
const gets = async (email: string) => (await recipients(await submit({ ...contact, email, wantsMail: true }))).includes('visitor');
const listed = async (key: string) => {
  const { result } = await send('GET', '/get-enquiries', undefined, bearer);
  return enquiryCalls.list.answer.parse(result).find(({ _id }) => _id === key);
};
const visitor = (key: string) => ({ key, recipient: 'visitor' }) as const;
const update = (key: string, change: object) => send('PUT', `/update-enquiry/${key}`, change, bearer);
const changesOf = async (key: string) =>
  ((await send('GET', `/get-enquiry-history/${key}`, undefined, bearer)).result as { change: string; by: string }[]).map(
    ({ change, by }) => [change, by],
  );

test.each([
  ['/book-place', booking],
  ['/contact-form', contact],
])('%s of somebody who wants it is confirmed by mail; of an app that does not ask, or of who says no, it is not', async (path, form) => {
  const wanted = await submit({ ...form, wantsMail: true }, path);
  expect(await recipients(wanted)).toEqual(['helpdesk', 'visitor']);
  expect(await listed(wanted)).toMatchObject({ confirmation: 'waiting', body: { wantsMail: true } });
  for (const other of [form, { ...form, wantsMail: false }]) {
    const key = await submit(other, path);
    expect(await recipients(key)).toEqual(['helpdesk']);
    expect(await listed(key)).toMatchObject({ confirmation: 'none' });
  }
  expect(await send('POST', path, { ...form, wantsMail: 'yes' })).toMatchObject({ code: 400, errors: { wantsMail: expect.any(String) } });
});

test('a server that mails nothing takes the wish and keeps no mail for later', async () => {
  const key = randomUUID();
  expect(await sendToSilent('POST', '/contact-form', { ...contact, wantsMail: true }, under(key))).toMatchObject({ code: 200 });
  expect(await recipients(key)).not.toContain('visitor');
});

test('what a machine seems to have filled in is not confirmed', async () => {
  expect(await recipients(await submit({ ...contact, wantsMail: true, website: 'x' }))).toEqual([]);
});

test('however often a key arrives, one mail goes to each', async () => {
  const key = randomUUID();
  await Promise.all(Array.from({ length: 8 }, () => submit({ ...contact, wantsMail: true }, '/contact-form', key)));
  await submit({ ...contact, wantsMail: true }, '/contact-form', key);
  expect(await recipients(key)).toEqual(['helpdesk', 'visitor']);
  const other = await send('POST', '/contact-form', { ...contact, email: 'other@example.org', wantsMail: true }, under(key));
  expect(other).toMatchObject({ code: 422 });
  expect(await recipients(key)).toEqual(['helpdesk', 'visitor']);
});

test('an address gets three a day, and one more every eight hours, however it is spelled; others theirs', async () => {
  expect(await gets('asha@example.org')).toBe(true);
  expect(await gets('ASHA@Example.org')).toBe(true);
  expect(await gets('asha+trips@example.org')).toBe(true);
  for (const spelled of ['asha@example.org', 'Asha+other+tags@example.org']) expect(await gets(spelled)).toBe(false);
  expect(await gets('asha.g@example.org')).toBe(true);
  expect(await gets('asha@example.com')).toBe(true);
  clock = begin + 8 * hour - 1;
  expect(await gets('asha@example.org')).toBe(false);
  clock = begin + 8 * hour;
  expect([await gets('asha@example.org'), await gets('asha@example.org')]).toEqual([true, false]);
  clock += day;
  expect([await gets('asha@example.org'), await gets('asha@example.org'), await gets('asha@example.org')]).toEqual([true, true, true]);
  expect(await gets('asha@example.org')).toBe(false);
});

test('of many at once to one address three are confirmed', async () => {
  const got = await Promise.all(Array.from({ length: 12 }, () => gets('many@example.org')));
  expect(got.filter(Boolean)).toHaveLength(3);
});

test('what the network may not send leaves no mail behind, and costs the address nothing', async () => {
  const post = async (form: object) => {
    const key = randomUUID();
    const { code } = await limited.send('POST', '/contact-form', form, under(key));
    return [code, (await recipients(key, limited.sql)).length];
  };
  expect(await post(contact)).toEqual([200, 1]);
  for (let times = 0; times < 4; times += 1) expect(await post({ ...contact, wantsMail: true })).toEqual([429, 0]);
  clock += 10 * 60_000;
  expect(await post({ ...contact, wantsMail: true })).toEqual([200, 2]);
});

test('an address that mail came back from gets none, until somebody says that it takes mail after all', async () => {
  const key = await submit({ ...contact, email: 'gone@example.org', wantsMail: true });
  const waiting = await submit({ ...contact, email: 'Gone@example.org', wantsMail: true });
  await noteSent(sql, visitor(key), new Date(clock));
  expect(await update(key, { mailReturned: true })).toMatchObject({ code: 200, result: { confirmation: 'returned' } });
  expect([await gets('gone@example.org'), await gets('GONE@example.org'), await gets('here@example.org')]).toEqual([false, false, true]);
  // Twice is once.
  await update(key, { mailReturned: true });
  expect(await changesOf(key)).toEqual([['mail_returned', 'meera@example.org']]);
  expect(await listed(waiting)).toMatchObject({ confirmation: 'returned' });

  expect(await update(waiting, { mailReturned: false })).toMatchObject({ result: { confirmation: 'waiting' } });
  expect(await changesOf(waiting)).toEqual([['mail_not_returned', 'meera@example.org']]);
  expect(await listed(key)).toMatchObject({ confirmation: 'sent' });
  expect((await sql`SELECT FROM bounced_address`).count).toBe(0);
});

test('only of a confirmation that was sent it is noted that it came back', async () => {
  const none = await submit(contact);
  const waiting = await submit({ ...contact, wantsMail: true });
  for (const [key, confirmation] of [
    [none, 'none'],
    [waiting, 'waiting'],
  ] as const) {
    expect(await update(key, { mailReturned: true })).toMatchObject({ code: 200, result: { confirmation } });
    expect(await changesOf(key)).toEqual([]);
  }
  expect(await update(none, { mailReturned: 'yes' })).toMatchObject({ code: 400, errors: { mailReturned: expect.any(String) } });
});

test('who is erased gets no mail that still waits; language and a returned address stay, and neither says who it was', async () => {
  const form = { ...booking, email: 'gone@example.org', language: 'mr', wantsMail: true };
  const returned = await submit(form, '/book-place');
  const waiting = await submit({ ...form, email: 'Gone@example.org' }, '/book-place');
  await noteReturned(sql, visitor(returned), new Date(clock));
  await send('POST', '/erase-personal-data', { contact: 'gone@example.org' }, bearer);
  expect([await recipients(returned), await recipients(waiting)]).toEqual([[], []]);
  expect(await listed(returned)).toMatchObject({ language: 'mr', confirmation: 'none', body: null });
  expect(await update(returned, { mailReturned: false })).toMatchObject({ code: 200, result: { confirmation: 'none' } });
  expect(await gets('gone@example.org')).toBe(false);
  expect(JSON.stringify(await sql`SELECT * FROM bounced_address, enquiry_change`)).not.toContain('gone@');
});

test('a person is told which language and which mail is stored of them', async () => {
  const key = await submit({ ...contact, email: 'asha@example.org', language: 'hi', wantsMail: true });
  await noteSent(sql, visitor(key), new Date(clock));
  const { result } = await send('POST', '/export-personal-data', { contact: 'asha@example.org' }, bearer);
  expect(enquiryCalls.exportPerson.answer.parse(result)).toMatchObject([
    { language: 'hi', confirmation: 'sent', body: { wantsMail: true } },
  ]);
});

test('a returned address is forgotten when what was sent with it is, not before', async () => {
  const key = await submit({ ...contact, wantsMail: true });
  await noteReturned(sql, visitor(key), new Date(begin));
  const left = async (at: number) => {
    await purgeExpired(sql, new Date(at));
    return (await sql`SELECT FROM bounced_address`).count;
  };
  expect(await left(begin + site.submissionsKeptForDays * day)).toBe(1);
  expect(await left(begin + site.submissionsKeptForDays * day + 1)).toBe(0);
});

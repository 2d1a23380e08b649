import { createHash, randomUUID } from 'node:crypto';
import { maxComment } from '@helpdesk/contract/calls/contact-form';
import { keyHeader } from '@helpdesk/contract/calls/endpoint';
import { maxEnquiryBytes } from '@helpdesk/contract/calls/enquiries';
import { messagesIn } from '@helpdesk/words/server-messages';
import { expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { type Answered, sampleApp } from '#testing/sample-app.ts';
import { samples } from '#testing/sample-forms.ts';
import { storeSubmission } from './store-submission.ts';
import type { Submission } from './submissions.sql.ts';

const { app, sql, send } = await sampleApp({ enquiriesPer10Minutes: 100_000 });
const { booking, contact, correction, donation } = submissions;

const receiptOf = ({ result }: Answered) => result as { success: boolean; key: string; reference: string };
const stored = async ({ key }: { key: string }) => (await sql`SELECT * FROM enquiry WHERE key = ${key}`)[0];
const jobs = async ({ key }: { key: string }) => (await sql`SELECT FROM mail_job WHERE enquiry_key = ${key}`).count;

test.each([
  ['/book-place', booking, 'booking'],
  ['/contact-form', contact, 'contact'],
])('%s stores what was sent, with a reference and a mail, and answers a receipt', async (path, form, kind) => {
  const key = randomUUID();
  const answered = await send('POST', path, { ...form, language: 'mr', noticeVersion: '2026-11' }, under(key));
  expect(answered).toEqual({
    code: 200,
    status: true,
    displayMessage: 'We have received your Information!',
    success: true,
    result: { success: true, key, reference: expect.stringMatching(/^[1-9]\d{2}-\d{4}$/) },
  });
  const phone = form.phone === booking.phone ? '+919876543210' : form.phone;
  expect(await stored({ key })).toMatchObject({
    kind,
    reference: receiptOf(answered).reference,
    body: { ...form, phone, language: 'mr', noticeVersion: '2026-11' },
    language: 'mr',
    notice_version: '2026-11',
    state: 'new',
    suspect: false,
  });
  expect(await jobs({ key })).toBe(1);
});

test('the same key with the same bytes gets the same receipt, in the language that it asks for this time', async () => {
  const key = randomUUID();
  const first = await send('POST', '/contact-form', contact, under(key));
  const again = await send('POST', '/contact-form', contact, { ...under(key), 'Accept-Language': 'mr' });
  expect(again).toEqual({ ...first, displayMessage: messagesIn('mr').server_received() });
  expect(await jobs({ key })).toBe(1);
});

test('the same key with other bytes is refused, and what was stored first stands', async () => {
  const key = randomUUID();
  await send('POST', '/contact-form', contact, under(key));
  for (const [path, form] of [
    ['/contact-form', { ...contact, comment: 'Another.' }],
    ['/book-place', booking],
  ] as const) {
    expect(await send('POST', path, form, under(key))).toMatchObject({ code: 422, status: false, result: null });
  }
  expect(await stored({ key })).toMatchObject({ body: { comment: contact.comment } });
});

test('what was stored under earlier rules gets its receipt, though it would be refused now', async () => {
  const key = randomUUID();
  const { reference } = receiptOf(await send('POST', '/contact-form', contact, under(key)));
  const earlier = { ...contact, fax: '2001' };
  await sql`UPDATE enquiry SET body_hash = ${createHash('sha256').update(JSON.stringify(earlier)).digest()} WHERE key = ${key}`;
  expect(await send('POST', '/contact-form', earlier)).toMatchObject({ code: 400 });
  expect(receiptOf(await send('POST', '/contact-form', earlier, under(key)))).toEqual({ success: true, key, reference });
});

test('a key in capital letters is the same key, and is answered as it was sent', async () => {
  const key = randomUUID();
  const { reference } = receiptOf(await send('POST', '/book-place', booking, under(key)));
  expect(receiptOf(await send('POST', '/book-place', booking, under(key.toUpperCase())))).toEqual({
    success: true,
    key: key.toUpperCase(),
    reference,
  });
});

test('without a key each request is stored once, under a key that the answer names', async () => {
  const receipts = [receiptOf(await send('POST', '/book-place', booking)), receiptOf(await send('POST', '/book-place', booking))];
  expect(new Set(receipts.map(({ key }) => key)).size).toBe(2);
  for (const receipt of receipts) expect(await stored(receipt)).toMatchObject({ reference: receipt.reference });
});

test.each([
  [
    '/suggest-correction',
    { ...correction, name: 'Asha', phone: '98765 43210' },
    'correction',
    { ...correction, name: 'Asha', phone: '+919876543210' },
  ],
  ['/report-donation', { utr: ' ४१२३ 4567-8901 ' }, 'donation', donation],
] as const)('%s needs no person, and stores %j once, however often it comes', async (path, form, kind, body) => {
  const key = randomUUID();
  const answered = await send('POST', path, form, under(key));
  expect(answered).toMatchObject({ code: 200, success: true, result: { key } });
  expect(await send('POST', path, form, under(key))).toEqual(answered);
  expect(await stored({ key })).toMatchObject({ kind, body, unknown_place: false });
  expect(await jobs({ key })).toBe(1);
  expect(await send('POST', path, { ...form, website: 'x.example.org' }, under(key))).toMatchObject({ code: 422 });
});

test('a booking may say days, guests and a message; a late one is taken though its days have passed', async () => {
  const details = { from: '2020-02-29', to: '2020-02-29', guests: 99, message: 'A cot, please.' };
  const key = randomUUID();
  expect(await send('POST', '/book-place', { ...booking, ...details }, under(key))).toMatchObject({ code: 200 });
  expect(await stored({ key })).toMatchObject({ body: details });
});

test.each(['', 'x', 'undefined', `${randomUUID()} `.repeat(2), `{${randomUUID()}}`, randomUUID().replaceAll('-', '')])(
  'the key "%s" is refused',
  async (key) => {
    const before = await sql`SELECT FROM enquiry`;
    for (const path of ['/book-place', '/contact-form', '/increment-visitor']) {
      expect(await send('POST', path, booking, { [keyHeader]: key })).toMatchObject({ code: 400, status: false });
    }
    expect((await sql`SELECT FROM enquiry`).count).toBe(before.count);
  },
);

test.each([
  ['name', 120],
  ['placeName', 120],
  ['noticeVersion', 20],
  ['website', 200],
] as const)('%s may have %i characters, not one more', async (field, most) => {
  expect(await send('POST', '/book-place', { ...booking, [field]: 'x'.repeat(most) })).toMatchObject({ code: 200 });
  const refused = await send('POST', '/book-place', { ...booking, [field]: 'x'.repeat(most + 1) });
  expect(refused).toMatchObject({ code: 400, errors: { [field]: expect.any(String) } });
});

test('a comment of 2,000 Devanagari letters fits the body, one more is too long', async () => {
  const write = (letters: number) => send('POST', '/contact-form', { ...contact, name: 'अ'.repeat(120), comment: 'अ'.repeat(letters) });
  expect(await write(maxComment)).toMatchObject({ code: 200 });
  expect(await write(maxComment + 1)).toMatchObject({ code: 400, errors: { comment: 'This text is too long' } });
});

test.each(['/book-place', '/contact-form'])('%s reads 8 kB, not a byte more', async (path) => {
  const form = JSON.stringify(path === '/book-place' ? booking : contact);
  const post = (bytes: number, headers: Record<string, string> = {}) =>
    app.request(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: form.padEnd(bytes),
    });
  expect((await post(maxEnquiryBytes)).status).toBe(200);
  expect((await post(maxEnquiryBytes + 1)).status).toBe(413);
  expect((await post(maxEnquiryBytes + 1, { 'Content-Length': `${maxEnquiryBytes + 1}` })).status).toBe(413);
});

test.each([
  ['/book-place', { ...booking, isAdmin: true }, 'isAdmin'],
  ['/book-place', { ...booking, comment: 'x' }, 'comment'],
  ['/contact-form', { ...contact, key: 'x' }, 'key'],
  ['/book-place', { ...booking, phone: '00' }, 'phone'],
  ['/book-place', { ...booking, email: 'asha@example.org\r\nBcc: all@example.org' }, 'email'],
  ['/book-place', { ...booking, placeName: ' ' }, 'placeName'],
  ['/contact-form', { ...contact, queryType: 'Other' }, 'queryType'],
  ['/contact-form', { ...contact, language: 'fr' }, 'language'],
  ['/book-place', { ...booking, from: '2026-12-02', to: '2026-12-01' }, 'to'],
  ['/book-place', { ...booking, from: '2026-02-30' }, 'from'],
  ['/book-place', { ...booking, guests: 100 }, 'guests'],
  ['/book-place', { ...booking, guests: 0 }, 'guests'],
  ['/book-place', { ...booking, message: 'x'.repeat(1_001) }, 'message'],
  ['/suggest-correction', { ...correction, comment: ' ' }, 'comment'],
  ['/suggest-correction', { ...correction, comment: 'x'.repeat(1_001) }, 'comment'],
  ['/suggest-correction', { ...correction, wantsMail: true }, 'wantsMail'],
  ['/report-donation', { utr: '41234567890' }, 'utr'],
  ['/report-donation', { utr: '4123456789012' }, 'utr'],
])('%s refuses %j and names the field', async (path, form, field) => {
  const answered = await send('POST', path, form);
  expect(answered).toMatchObject({ code: 400, displayMessage: 'Please check the marked fields.', result: null });
  expect(Object.keys(answered.errors ?? {})).toEqual([field]);
});

test.each(['en', 'mr', 'hi'] as const)('a refusal in %s is worded in that language', async (locale) => {
  const answered = await send('POST', '/book-place', {}, { 'Accept-Language': locale });
  expect(answered).toMatchObject({
    displayMessage: messagesIn(locale).server_bad_form(),
    errors: { name: messagesIn(locale).form_name_required(), placeName: messagesIn(locale).form_place_required() },
  });
});

test.each([
  [{ placeId: samples.resort._id, placeName: 'Under another name' }, false],
  [{ placeId: samples.restaurant._id }, false],
  [{ placeName: ` ${samples.resort.name.toUpperCase()} ` }, false],
  [{ placeName: samples.restaurant.name }, false],
  [{ placeId: 'gone', placeName: samples.resort.name }, true],
  [{ placeId: samples.place._id }, true],
  [{ placeName: 'Nowhere' }, true],
])('a booking of %j is stored; marked as an unknown place: %s', async (place, unknown) => {
  const receipt = receiptOf(await send('POST', '/book-place', { ...booking, ...place }));
  expect(await stored(receipt)).toMatchObject({ unknown_place: unknown });
});

test('what fills in the field that people do not see is answered like any other, marked, and not mailed', async () => {
  const key = randomUUID();
  const answered = await send('POST', '/contact-form', { ...contact, website: 'https://buy.example.org' }, under(key));
  expect(answered).toMatchObject({ code: 200, displayMessage: 'We have received your Information!', success: true });
  expect(await stored({ key })).toMatchObject({ suspect: true });
  expect(await jobs({ key })).toBe(0);
  const empty = receiptOf(await send('POST', '/contact-form', { ...contact, website: ' ' }));
  expect(await stored(empty)).toMatchObject({ suspect: false });
});

test('a reference that is taken is drawn again', async () => {
  const [{ reference }] = await sql<[{ reference: string }]>`SELECT reference FROM enquiry LIMIT 1`;
  const drawn = [reference, reference, '101-0001'];
  const submission: Submission = {
    key: randomUUID(),
    kind: 'contact',
    hash: createHash('sha256').digest(),
    body: { ...contact },
    now: new Date(),
  };
  const one = await sql.begin((tx) => storeSubmission(tx, submission, { propose: () => drawn.shift() ?? '' }));
  expect(one).toEqual({ reference: '101-0001', isNew: true, isSame: true, wait: 0 });
  const none = sql.begin((tx) => storeSubmission(tx, { ...submission, key: randomUUID() }, { propose: () => reference }));
  await expect(none).rejects.toThrow('No free reference was found.');
});

test('of a submission whose deliveries arrive at a time one is told of as new, the others as receipts that are given again', async () => {
  const told: [string, boolean][] = [];
  const onReceipt = (...receipt: [string, boolean]) => void told.push(receipt);
  const waking = createApp({ sql, dataDir: '/nowhere', onReceipt });
  const headers = { 'Content-Type': 'application/json', ...under() };
  const post = async () => (await waking.request('/api/contact-form', { method: 'POST', headers, body: JSON.stringify(contact) })).status;
  expect(await Promise.all(Array.from({ length: 8 }, post))).toEqual(Array(8).fill(200));
  expect(told.toSorted(([, one], [, other]) => Number(other) - Number(one))).toEqual([
    ['contact', true],
    ...Array.from({ length: 7 }, () => ['contact', false]),
  ]);
});

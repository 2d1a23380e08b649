import { createHash, randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SubmissionInput } from '@helpdesk/contract/calls/submissions';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { connect } from '#db/pool/connect.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { storeSubmission } from '#enquiries/store-submission.ts';
import { logger } from '#logger.ts';
import { decoded, headersOf, mailServer } from '#mail/testing/test-mail-server.ts';
import { noteSent, takeDueJob } from './mail-jobs.sql.ts';
import { isDistant, mailNext, startMailer } from './mailer.ts';

const { sql, url } = await testDatabase();
const addresses = { to: 'help@example.org', from: 'site@example.org' };
const hour = 3_600_000;
const contact = {
  name: 'Asha Gore',
  email: 'asha@example.org',
  phone: '+919876543210',
  queryType: 'Feedback/Grievance',
  comment: 'Swept.\n.\nशिवनेरी किल्ला',
} as const;
const booking = { name: 'Asha Gore', email: 'asha@example.org', phone: '+919876543210', placeName: 'Amba Farm' };

beforeEach(() => sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change`);

async function submit(body: SubmissionInput, now = new Date()) {
  const key = randomUUID();
  const kind = kindOf(body);
  const hash = createHash('sha256').update(key).digest();
  const { reference } = await sql.begin((tx) => storeSubmission(tx, { key, kind, hash, body, now }));
  return { key, reference };
}

function kindOf(body: SubmissionInput) {
  if ('placeName' in body) return 'booking';
  if ('queryType' in body) return 'contact';
  return 'utr' in body ? 'donation' : 'correction';
}

const job = async (key: string) =>
  (await sql`SELECT attempts, done_at, given_up, last_error, next_at FROM mail_job WHERE enquiry_key = ${key}`)[0];

function start(smtpUrl: string, now?: () => number) {
  const mailer = startMailer(sql, { smtpUrl, ...addresses }, now);
  onTestFinished(() => mailer.stop(10_000));
  return mailer;
}

function sendingTo(url: string) {
  const transport = createTransport(url);
  return (mail: SendMailOptions): Promise<unknown> => transport.sendMail(mail);
}

test('a submission is mailed to the helpdesk: to whom to answer in a header, the rest in the text', async () => {
  const smtp = await mailServer();
  const mailer = start(smtp.url);
  const { key, reference } = await submit(contact);
  mailer.wake();
  await smtp.has(1);
  await mailer.stop(10_000);
  const [mail] = smtp.mails;
  expect(mail?.to).toEqual([addresses.to]);
  expect(headersOf(mail?.text)).toEqual(
    expect.arrayContaining([
      'From: site@example.org',
      'To: help@example.org',
      'Reply-To: asha@example.org',
      `Subject: Enquiry ${reference}`,
      `Message-ID: <${key}@example.org>`,
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(decoded(mail?.text).replaceAll('\r\n', '\n')).toContain(
    `Reference: ${reference}\nAbout: Feedback/Grievance\nName: Asha Gore\nEmail: asha@example.org\nPhone: +919876543210\n\n${contact.comment}`,
  );
  expect(await job(key)).toMatchObject({ attempts: 1, done_at: expect.any(Date), given_up: false, last_error: null });
});

test('a booking names the place, and says when the catalogue does not have it', async () => {
  const smtp = await mailServer();
  const { reference } = await submit(booking);
  start(smtp.url);
  await smtp.has(1);
  expect(headersOf(smtp.mails[0]?.text)).toContain(`Subject: Booking request ${reference}`);
  expect(decoded(smtp.mails[0]?.text)).toContain('Place: Amba Farm (not in the guide)');
});

test('a booking says for which days, for how many, and what else was written', async () => {
  const smtp = await mailServer();
  await submit({ ...booking, from: '2026-12-01', to: '2026-12-03', guests: 4, message: 'A cot,\nplease.' });
  start(smtp.url);
  await smtp.has(1);
  expect(decoded(smtp.mails[0]?.text).replaceAll('\r\n', '\n')).toContain(
    'Phone: +919876543210\nDays: 1 December 2026 – 3 December 2026\nGuests: 4\n\nA cot,\nplease.',
  );
});

test('a correction names the listing, a donation the bank’s reference; without a person nobody is answered to', async () => {
  const smtp = await mailServer();
  const listing = { listingId: 'p', listingName: 'Jivdhan Fort' };
  const told = await submit({ ...listing, comment: 'The steps are closed.', phone: '+919876543210' }, new Date(Date.now() - 1_000));
  const given = await submit({ utr: '412345678901' });
  start(smtp.url);
  await smtp.has(2);
  const [correction, donation] = smtp.mails.map(({ text }) => decoded(text).replaceAll('\r\n', '\n'));
  expect(headersOf(smtp.mails[0]?.text)).toContain(`Subject: Correction ${told.reference}`);
  expect(correction).toContain('Listing: Jivdhan Fort\nPhone: +919876543210\n\nThe steps are closed.');
  expect(headersOf(smtp.mails[1]?.text)).toContain(`Subject: Donation ${given.reference}`);
  expect(donation).toContain('Bank reference (UTR): 412345678901');
  for (const { text } of smtp.mails) expect(headersOf(text).join()).not.toContain('Reply-To');
});

const evil = 'x\r\nBcc: all@example.com\r\nSubject: gold\r\n\r\nEvil: yes\n\u2028Evil: yes\u0085Evil: yes';

const allHeaders = [
  'Auto-Submitted',
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
];

test.each(['name', 'email', 'phone', 'placeName', 'comment', 'queryType'])(
  'line breaks in %s, even of a row that passed no check, make no header, no recipient and no line of ours',
  async (field) => {
    const smtp = await mailServer();
    const { key, reference } = await submit(field === 'placeName' ? booking : contact);
    const value = field === 'email' ? `asha@example.org${evil}` : evil;
    await sql`UPDATE enquiry SET body = body || ${sql.json({ [field]: value })} WHERE key = ${key}`;
    start(smtp.url);
    await smtp.has(1);
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual([addresses.to]);
    const names = headersOf(mail?.text).map((line) => line.replace(/:.*/, ''));
    expect(names.sort()).toEqual(allHeaders);
    expect(
      headersOf(mail?.text)
        .filter((line) => /^(?:Subject|To|From):/.test(line))
        .sort(),
    ).toEqual([
      'From: site@example.org',
      `Subject: ${field === 'placeName' ? 'Booking request' : 'Enquiry'} ${reference}`,
      'To: help@example.org',
    ]);
    if (field !== 'comment') expect(decoded(mail?.text)).not.toMatch(/^(?:Bcc|Subject|Evil):/m);
  },
);

test('a refused mail is tried again, later and later, and given up after three days, not before', async () => {
  const said = vi.spyOn(logger, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const began = Date.now();
  let clock = began;
  const { key, reference } = await submit(contact, new Date(clock));
  const waits: number[] = [];
  const refuse = () => Promise.reject(Object.assign(new Error('550 asha@example.org'), { code: 'EENVELOPE', responseCode: 550 }));
  const attempt = () => mailNext(sql, refuse, addresses, () => clock);
  while (await attempt()) {
    const state = await job(key);
    expect(state).toMatchObject({ attempts: waits.length + 1, last_error: 'EENVELOPE 550' });
    if (state?.given_up) break;
    expect(said).not.toHaveBeenCalled();
    waits.push(state?.next_at - clock);
    clock = state?.next_at.getTime() - 1;
    expect(await attempt()).toBe(false);
    clock += 1;
  }
  expect(waits.slice(0, 8).map((ms) => ms / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(clock - began).toBeGreaterThanOrEqual(72 * hour);
  expect(clock - began).toBeLessThan(73 * hour);
  expect(await job(key)).toMatchObject({ given_up: true, done_at: new Date(clock) });
  clock += 24 * hour;
  expect(await attempt()).toBe(false);
  expect(said.mock.calls).toEqual([[`The mail about ${reference} was given up at attempt ${waits.length + 1}: EENVELOPE 550.`]]);
});

test('a mail that is refused once arrives, and one that never does keeps no other waiting', async () => {
  let refusals = 0;
  const smtp = await mailServer({
    onRcptTo: (_address, _session, done) => {
      refusals += 1;
      done(refusals <= 2 ? new Error('busy') : null);
    },
  });
  let clock = Date.now();
  const first = await submit(contact, new Date(clock - 3_000));
  const poison = await submit(contact, new Date(clock - 2_000));
  await sql`UPDATE enquiry SET body = '{"name":{}}' WHERE key = ${poison.key}`;
  const second = await submit(booking, new Date(clock - 1_000));
  const send = sendingTo(smtp.url);
  for (let jobs = 0; jobs < 3; jobs += 1) expect(await mailNext(sql, send, addresses, () => clock)).toBe(true);
  expect(await mailNext(sql, send, addresses, () => clock)).toBe(false);
  expect(smtp.mails).toHaveLength(0);
  expect(await job(first.key)).toMatchObject({ attempts: 1, done_at: null, last_error: 'EENVELOPE 550' });
  clock += 60_000;
  while (await mailNext(sql, send, addresses, () => clock));
  expect(smtp.mails).toHaveLength(2);
  for (const { key } of [first, second]) expect(await job(key)).toMatchObject({ attempts: 2, done_at: expect.any(Date), given_up: false });
  expect(await job(poison.key)).toMatchObject({ attempts: 2, done_at: null, last_error: 'unknown' });
});

test('a mail that was put off while the clock was 30 days ahead goes when it is put right; an honest wait is waited', async () => {
  const smtp = await mailServer();
  const now = Date.now();
  const [first, second] = [await submit(contact, new Date(now)), await submit(booking, new Date(now))];
  await sql`UPDATE mail_job SET next_at = ${new Date(now + 30 * 24 * hour)} WHERE enquiry_key = ${first.key}`;
  await sql`UPDATE mail_job SET next_at = ${new Date(now + hour)} WHERE enquiry_key = ${second.key}`;
  while (await mailNext(sql, sendingTo(smtp.url), addresses, () => now));
  expect(smtp.mails).toHaveLength(1);
  expect(await job(second.key)).toMatchObject({ done_at: null });
});

test('a clock that jumps ahead makes no mail be given up', async () => {
  let clock = Date.now();
  const { key } = await submit(contact, new Date(clock));
  const refuse = () => Promise.reject(Object.assign(new Error('busy'), { code: 'EENVELOPE' }));
  await mailNext(sql, refuse, addresses, () => clock);
  clock += 800 * 24 * hour;
  await mailNext(sql, refuse, addresses, () => clock);
  expect(await job(key)).toMatchObject({ attempts: 2, given_up: false, done_at: null });
});

test('three workers on forty jobs send each once', async () => {
  const smtp = await mailServer();
  for (let jobs = 0; jobs < 40; jobs += 1) await submit(contact);
  const mailers = [start(smtp.url), start(smtp.url), start(smtp.url)];
  await smtp.has(40);
  await Promise.all(mailers.map((mailer) => mailer.stop(10_000)));
  const ids = smtp.mails.map(({ text }) => headersOf(text).find((line) => line.startsWith('Message-ID')));
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  const [open] = await sql`SELECT count(*) FROM mail_job WHERE done_at IS NULL`;
  expect(open?.count).toBe(0);
});

test('while one worker is at a mail, another takes the next at once', async () => {
  const [first, second] = [await submit(contact, new Date(1)), await submit(contact, new Date(2))];
  await sql.begin(async (tx) => {
    expect((await takeDueJob(tx, new Date(), new Date()))?.key).toBe(first.key);
    const other = await sql.begin(async (otherTx) => {
      await otherTx`SET LOCAL lock_timeout = '1s'`;
      return takeDueJob(otherTx, new Date(), new Date());
    });
    expect(other?.key).toBe(second.key);
  });
});

test('the mail that has been due for longest goes first, whichever the database finds first', async () => {
  const due = async (minutes: number) => (await submit(contact, new Date(minutes * 60_000))).key;
  const [late, early, between] = [await due(30), await due(10), await due(20)];
  // Tried and put off: it is due after the others, though it came before them.
  await sql`UPDATE mail_job SET attempts = 1, next_at = ${new Date(40 * 60_000)} WHERE enquiry_key = ${early}`;
  const sent = await sql.begin(async (tx) => {
    // An index would bring them in this order by itself.
    await tx`SELECT set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`;
    const keys: string[] = [];
    for (let next = await takeDueJob(tx, new Date(), new Date()); next; next = await takeDueJob(tx, new Date(), new Date())) {
      keys.push(next.key);
      await noteSent(tx, next, new Date());
    }
    return keys;
  });
  expect(sent).toEqual([between, late, early]);
});

test('a mail that was accepted when the server died is sent again under the same Message-ID', async () => {
  const smtp = await mailServer();
  const { key } = await submit(contact);
  const send = sendingTo(smtp.url);
  const dying = connect(url, { max: 1 });
  const sendAndDie = async (mail: SendMailOptions) => {
    await send(mail);
    await dying.end({ timeout: 0 });
  };
  const died = mailNext(dying, sendAndDie, addresses, Date.now);
  await expect(died).rejects.toThrow();
  expect(await job(key)).toMatchObject({ attempts: 0, done_at: null });
  // Its job is free once the database has noticed that the connection is gone.
  await expect.poll(() => mailNext(sql, send, addresses, Date.now), { timeout: 60_000 }).toBe(true);
  const ids = smtp.mails.map(({ text }) => headersOf(text).find((line) => line.startsWith('Message-ID')));
  expect(ids).toEqual([`Message-ID: <${key}@example.org>`, `Message-ID: <${key}@example.org>`]);
});

test('a mail server that never answers keeps neither the visitor nor the shutdown waiting', async () => {
  const sockets = new Set<Socket>();
  let connected = () => {};
  const reached = new Promise<void>((resolve) => {
    connected = resolve;
  });
  const hanging = createServer((socket) => {
    sockets.add(socket);
    connected();
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const mailer = start(`smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    hanging.close();
  });
  const app = createApp({ sql, dataDir: '/nonexistent', onReceipt: mailer.wake });
  const post = async () => {
    const headers = { 'Content-Type': 'application/json' };
    return (await app.request('/api/contact-form', { method: 'POST', headers, body: JSON.stringify(contact) })).status;
  };
  expect(await post()).toBe(200);
  await reached;
  const began = Date.now();
  expect([await post(), await post()]).toEqual([200, 200]);
  await mailer.stop(100);
  expect(Date.now() - began).toBeLessThan(5_000);
});

test('whoever is erased while their mail waits gets none', async () => {
  const smtp = await mailServer();
  const gone = await submit(contact);
  await sql`UPDATE enquiry SET body = NULL WHERE key = ${gone.key}`;
  expect(await mailNext(sql, sendingTo(smtp.url), addresses, Date.now)).toBe(false);
});

test.each([
  ['smtp://mail.example.org:587', true],
  ['smtp://10.0.0.5', true],
  ['smtp://127.example.org', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1', false],
  ['smtp://[::1]:25', false],
])('a mail through %s goes encrypted or not at all: %s', (address, isEncrypted) => {
  expect(isDistant(address)).toBe(isEncrypted);
});

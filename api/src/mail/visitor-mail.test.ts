import { createHash, randomUUID } from 'node:crypto';
import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { helpdesk } from '@helpdesk/site/helpdesk';
import { site } from '@helpdesk/site/site';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { seedWhenEmpty } from '#db/seed.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { storeSubmission } from '#enquiries/store-submission.ts';
import { logger } from '#logger.ts';
import { decoded, headersOf, mailServer } from '#mail/testing/test-mail-server.ts';
import { helpdeskMail } from './mail.ts';
import { type MailJob, takeDueJob } from './mail-jobs.sql.ts';
import { mailNext } from './mailer.ts';

// The confirmation that a visitor gets, and the language that the helpdesk is told of.

const { sql } = await testDatabase();
await seedWhenEmpty(sql);
const addresses = { to: 'help@example.org', from: 'site@example.org' };
const [stay] = sampleRegion.resorts;
if (!stay) throw new Error('the sample region has no stay');
const contact = {
  name: 'Asha Gore',
  email: 'asha@example.org',
  phone: '+919876543210',
  queryType: 'Feedback/Grievance',
  comment: 'Buy gold at https://gold.example.com today',
  wantsMail: true,
} as const;
const { queryType: _queryType, comment: _comment, ...person } = contact;
const booking = { ...person, placeId: stay._id, placeName: 'Gold from https://gold.example.com' };

beforeEach(() => sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change, bounced_address, submission_bucket`);

async function submit(body: Parameters<typeof storeSubmission>[1]['body'], now = new Date()) {
  const key = randomUUID();
  const kind = 'placeName' in body ? 'booking' : 'contact';
  const hash = createHash('sha256').update(key).digest();
  const { reference } = await storeSubmission(sql, { key, kind, hash, body, now }, { mailsVisitors: true });
  return { key, reference };
}
const job = async (key: string) =>
  (await sql`SELECT attempts, done_at, given_up, last_error FROM mail_job WHERE enquiry_key = ${key} AND recipient = 'visitor'`)[0];
const onlyToVisitors = () => sql`DELETE FROM mail_job WHERE recipient = 'helpdesk'`;

/** All that is due, to a mail server of the test's; what arrived for the visitor. */
async function mailed() {
  const smtp = await mailServer();
  const transport = createTransport(smtp.url);
  while (await mailNext(sql, (mail: SendMailOptions) => transport.sendMail(mail), addresses, Date.now));
  const [mail] = smtp.mails.filter(({ to }) => !to.includes(addresses.to));
  return { mails: smtp.mails, to: mail?.to, headers: headersOf(mail?.text), text: decoded(mail?.text).replaceAll('\r\n', '\n') };
}

test('a visitor is told the reference, what it is about and how to reach the helpdesk, and need not answer', async () => {
  const { key, reference } = await submit(contact);
  const { mails, to, headers, text } = await mailed();
  expect(mails).toHaveLength(2);
  expect(to).toEqual(['asha@example.org']);
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: Junnar Tourism Helpdesk <site@example.org>',
      'To: asha@example.org',
      'Reply-To: Junnar Tourism Helpdesk <help@example.org>',
      `Subject: Junnar Tourism Helpdesk: received, reference ${reference}`,
      `Message-ID: <${key}.visitor@example.org>`,
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(text).toContain(`Reference: ${reference}\nAbout: Feedback/Grievance\n`);
  expect(text).toContain(`write to ${helpdesk.contacts.other.email} or call ${phoneInWords(helpdesk.phone ?? '')}`);
  expect(text).toContain('you do not need to reply');
  expect(await job(key)).toMatchObject({ attempts: 1, done_at: expect.any(Date), given_up: false });
});

test.each([
  'asha@xn--c2bd1gb.xn--h2brj9c',
  'asha&vijay@example.org',
  'a/b=c%d@example.org',
  "!#$%&'*+-/=?^_`{|}~@example.org",
  "'asha'@example.org",
])('the mail to %s arrives, and the helpdesk’s answer goes there', async (email) => {
  await submit({ ...contact, email });
  const { mails, to, headers } = await mailed();
  // The test's mail server shows domains in their own script.
  expect(to).toEqual([email.replace('xn--c2bd1gb.xn--h2brj9c', 'डाटा.भारत')]);
  expect(headers).toContain(`To: ${email}`);
  const toHelpdesk = mails.find((mail) => mail.to.includes(addresses.to));
  expect(headersOf(toHelpdesk?.text)).toContain(`Reply-To: ${email}`);
});

test.each([
  ['en', 'Contact details of'],
  ['mr', 'संदर्भ क्रमांक: '],
  ['hi', 'संदर्भ नंबर: '],
] as const)('it is written in the language of the visitor: %s', async (language, words) => {
  await submit({ ...booking, language });
  const { text } = await mailed();
  expect(text).toContain(words);
  expect(text).toContain(site.name[language]);
});

test('who does not say which language they speak is written to in English', async () => {
  await submit(booking);
  expect((await mailed()).text).toContain(`About: Contact details of ${stay.name}\n`);
});

test('a place is called as the catalogue calls it in the visitor’s language', async () => {
  await writeCatalogue(sql, (tx) => tx`UPDATE resort SET translations = '{"mr": {"name": "सातस्वर्ण"}}' WHERE id = ${stay._id}`);
  await submit({ ...person, language: 'mr', placeName: stay.name.toUpperCase() });
  expect((await mailed()).text).toContain('विषय: सातस्वर्ण: संपर्क\n');
});

test.each([
  ['a comment', { ...contact, name: 'gold.example.com' }, 'About: Feedback/Grievance\n'],
  ['the name of a place under another’s id', booking, `About: Contact details of ${stay.name}\n`],
  ['the name of a place that the catalogue does not know', { ...booking, placeId: 'gold' }, 'About: Contact details of a place\n'],
  ['the name of a place without an id', { ...person, placeName: 'gold.example.com' }, 'About: Contact details of a place\n'],
])('whoever has it sent to a stranger puts no word into it: %s', async (_what, body, about) => {
  await submit(body);
  const { mails, text, headers } = await mailed();
  expect(text).toContain(about);
  expect(JSON.stringify([text, headers])).not.toMatch(/gold|Gore|98765/i);
  // The helpdesk does read it.
  expect(mails.map((mail) => decoded(mail.text)).join()).toContain('gold.example.com');
});

const evil = 'x\r\nBcc: all@example.com\r\nSubject: gold\r\n\r\nEvil: yes\n\u2028Evil: yes\u0085Evil: yes';

test.each(['name', 'phone', 'placeName', 'queryType', 'comment'])(
  'line breaks in %s, even of a row that passed no check, reach no visitor',
  async (field) => {
    const { key } = await submit(field === 'placeName' ? booking : contact);
    await sql`UPDATE enquiry SET body = body || ${sql.json({ [field]: evil })} WHERE key = ${key}`;
    await onlyToVisitors();
    const { mails, to, headers, text } = await mailed();
    expect([mails.length, to]).toEqual([1, ['asha@example.org']]);
    expect(headers.filter((line) => /^(?:Bcc|Evil)/i.test(line))).toEqual([]);
    expect(`${headers.join('\n')}${text}`).not.toMatch(/Evil|gold/);
  },
);

test.each([`asha@example.org${evil}`, 'asha@example.org, all@example.com', 'asha@example.org>, <all@example.com'])(
  'an address like %j, even of a row that passed no check, makes no header and no further recipient',
  async (email) => {
    const { key } = await submit(contact);
    await sql`UPDATE enquiry SET body = body || ${sql.json({ email })} WHERE key = ${key}`;
    await onlyToVisitors();
    const { mails, headers } = await mailed();
    expect(mails.flatMap(({ to }) => to).filter((each) => each.startsWith('all@'))).toEqual([]);
    expect(headers.filter((line) => /^(?:Bcc|Evil):|^Subject: gold/i.test(line))).toEqual([]);
  },
);

/** As nodemailer says it when the one recipient is refused. */
const refusal = (response: string) =>
  Object.assign(new Error(`asha@example.org ${response}`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: Number(response.slice(0, 3)),
    response,
  });
const attempt = (error: Error, at = Date.now()) =>
  mailNext(
    sql,
    () => Promise.reject(error),
    addresses,
    () => at,
  );
const bounced = async () => (await sql`SELECT FROM bounced_address`).count;

test('an address that a mail server refuses for good is tried once, noted in the history, and never mailed to again', async () => {
  const said = vi.spyOn(logger, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const smtp = await mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 })),
  });
  const transport = createTransport(smtp.url);
  const { key } = await submit(contact);
  const waiting = await submit({ ...contact, email: 'Asha@example.org' });
  await onlyToVisitors();
  const next = () => mailNext(sql, (mail: SendMailOptions) => transport.sendMail(mail), addresses, Date.now);
  expect([await next(), await next()]).toEqual([true, false]);
  expect(await job(key)).toMatchObject({ attempts: 1, given_up: true, done_at: expect.any(Date), last_error: 'EENVELOPE 550' });
  expect(await job(waiting.key)).toMatchObject({ attempts: 0, done_at: null });
  expect(await sql`SELECT by, change FROM enquiry_change`).toEqual([{ by: '', change: 'mail_returned' }]);
  expect(await job((await submit(contact)).key)).toBeUndefined();
  expect(await bounced()).toBe(1);
  expect(said).not.toHaveBeenCalled();
});

test.each([
  ['450 4.2.2 mailbox full', false, 0],
  ['549 odd', false, 0],
  ['550 5.1.1 no such user', true, 1],
  ['559 odd', true, 1],
  ['560 odd', false, 0],
  ['550 5.7.1 relaying denied', true, 0],
  ['554-5.7.1 blocked', true, 0],
])('of “%s” it is final: %s, and the address is noted: %s; what is held against us is said', async (response, isFinal, noted) => {
  const said = vi.spyOn(logger, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { key, reference } = await submit(contact);
  await onlyToVisitors();
  expect(await attempt(refusal(response))).toBe(true);
  expect([(await job(key))?.given_up, await bounced()]).toEqual([isFinal, noted]);
  const line = `The mail about ${reference} was given up at attempt 1: EENVELOPE ${response.slice(0, 3)}.`;
  expect(said.mock.calls).toEqual(isFinal && !noted ? [[line]] : []);
});

test('what is refused in another step is tried again, and so is the helpdesk’s own mail', async () => {
  const { key } = await submit(contact);
  await attempt(refusal('550 5.1.1 no such user'));
  await attempt(Object.assign(refusal('550 not from here'), { command: 'MAIL FROM' }));
  const jobs = await sql`SELECT recipient, given_up, attempts FROM mail_job WHERE enquiry_key = ${key} ORDER BY recipient`;
  expect(jobs).toHaveLength(2);
  for (const each of jobs) expect(each).toMatchObject({ given_up: false });
  // Whichever came first: the helpdesk's is never given up at once.
  expect(await sql`SELECT FROM mail_job WHERE recipient = 'helpdesk' AND given_up`).toHaveLength(0);
});

test('a mail that could not be delivered a moment ago goes the next time', async () => {
  const { key } = await submit(contact);
  await onlyToVisitors();
  await attempt(refusal('450 4.2.2 mailbox full'));
  expect((await mailed()).mails).toHaveLength(0);
  await sql`UPDATE mail_job SET next_at = now()`;
  expect((await mailed()).to).toEqual(['asha@example.org']);
  expect(await job(key)).toMatchObject({ attempts: 2, given_up: false });
});

test.each([
  ['en', 'Language: Marathi', 'About: Feedback/Grievance', 'Enquiry'],
  ['mr', 'भाषा: मराठी', 'विषय: अभिप्राय/तक्रार', 'चौकशी'],
  ['hi', 'भाषा: मराठी', 'विषय: सुझाव/शिकायत', 'पूछताछ'],
] as const)('the helpdesk reads its mail in the language of the site: %s', async (language, spoken, topic, kind) => {
  await submit({ ...contact, language: 'mr' });
  const found = (await takeDueJob(sql, new Date(), new Date())) as MailJob;
  const { text, subject } = helpdeskMail({ ...found, recipient: 'helpdesk' }, addresses, language);
  expect(text).toContain(spoken);
  expect(text).toContain(topic);
  expect(subject).toContain(kind);
  expect(text).toContain(contact.comment);
});

test('of an app that does not say its language the helpdesk is told none', async () => {
  await submit({ ...contact, wantsMail: false });
  const found = (await takeDueJob(sql, new Date(), new Date())) as MailJob;
  expect(helpdeskMail(found, addresses).text).not.toContain('Language');
});

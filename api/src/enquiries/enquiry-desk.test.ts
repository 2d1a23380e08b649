import { randomUUID } from 'node:crypto';
import { enquiryDeskCalls } from '@helpdesk/contract/calls/desk/enquiry-desk';
import { type EnquiryAnswer, enquiryCalls, type enquiryFilter } from '@helpdesk/contract/calls/enquiries';
import { overviewCalls } from '@helpdesk/contract/calls/overview';
import { resortCalls } from '@helpdesk/contract/calls/resorts';
import { languages } from '@helpdesk/contract/languages';
import { forwardPlaceholders, maxForwardText, placeholderOf } from '@helpdesk/contract/rules/forward-text';
import { beforeEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { purgeExpired } from '#retention.ts';
import { sampleApp } from '#testing/sample-app.ts';

// Half past midnight of 1 January in Junnar is still December in Greenwich.
const begin = Date.parse('2026-12-31T19:00:00Z');
const hour = 3_600_000;
let clock = begin;
const { sql, send, read, logIn } = await sampleApp({ enquiriesPer10Minutes: 100_000, now: () => clock });
const { booking, contact } = submissions;
const [meera, ravi] = ['meera@example.org', 'ravi@example.org'];
const asMeera = { Authorization: `Bearer ${await logIn(meera, new Date(begin))}` };
const asRavi = { Authorization: `Bearer ${await logIn(ravi, new Date(begin))}` };

beforeEach(async () => {
  clock = begin;
  await sql`TRUNCATE enquiry, enquiry_note, enquiry_change, mail_job, forward_text, stay_mail`;
  await sql`UPDATE administrator SET disabled_at = NULL`;
});

async function submit(path = '/book-place', form: object = booking): Promise<string> {
  const key = randomUUID();
  await send('POST', path, form, under(key));
  return key;
}
const update = async (id: string, change: object, by = asMeera) => {
  const { code, result } = await send('PUT', `/update-enquiry/${id}`, change, by);
  expect(code).toBe(200);
  return enquiryCalls.update.answer.parse(result);
};
const found = async (filter: z.input<typeof enquiryFilter>, by = asMeera) =>
  enquiryCalls.search.answer
    .parse((await send('POST', '/search-enquiries', filter, by)).result)
    .enquiries.map(({ _id }: EnquiryAnswer) => _id)
    .sort();
const people = async () => enquiryDeskCalls.people.answer.parse((await send('GET', '/get-enquiry-people', undefined, asMeera)).result);
const idOf = async (email: string) => (await people()).find((one) => one.email === email)?._id ?? '';
const changesOf = async (id: string) =>
  enquiryCalls.history.answer
    .parse((await send('GET', `/get-enquiry-history/${id}`, undefined, asMeera)).result)
    .map(({ change, by }) => [change, by]);
const waiting = async () =>
  overviewCalls.whole.answer.parse((await send('GET', overviewCalls.whole.path, undefined, asMeera)).result).waitingEnquiries;
const texts = async () => enquiryDeskCalls.forwardTexts.answer.parse((await send('GET', '/get-forward-texts', undefined, asMeera)).result);
const setText = (text: unknown, language = 'mr') => send('PUT', `/update-forward-text/${language}`, { text }, asMeera);

test('several people’s notes stand one below the other, each with who wrote it and when', async () => {
  const key = await submit();
  await update(key, { note: 'Called, nobody there.' });
  clock += hour;
  const { notes } = await update(key, { note: 'They call back.' }, asRavi);
  expect(notes).toEqual([
    { at: new Date(begin).toISOString(), by: meera, text: 'Called, nobody there.' },
    { at: new Date(begin + hour).toISOString(), by: ravi, text: 'They call back.' },
  ]);
  expect(await found({ search: 'nobody back' })).toEqual([key]);
});

test('who answered, and when, is said until it is open again', async () => {
  const key = await submit();
  clock += hour;
  const answered = { by: ravi, at: new Date(clock).toISOString() };
  expect(await update(key, { state: 'answered' }, asRavi)).toMatchObject({ answered });
  expect(await update(key, { state: 'closed' })).toMatchObject({ answered });
  expect(await update(key, { state: 'forwarded' })).toMatchObject({ answered: null });
  expect(await update(await submit(), { state: 'closed' })).toMatchObject({ answered: null });
});

test('an enquiry is given to who can log in, and taken back; each finds their own', async () => {
  const [key, other, nobodys] = [await submit(), await submit(), await submit()];
  expect(await people()).toEqual([
    { _id: expect.any(String), email: meera },
    { _id: expect.any(String), email: ravi },
  ]);
  const [meeras, ravis] = [await idOf(meera), await idOf(ravi)];
  expect(await update(key, { assignedTo: meeras })).toMatchObject({ assignedTo: { _id: meeras, email: meera } });
  await update(other, { assignedTo: ravis });
  expect([await found({ assigned: 'mine' }), await found({ assigned: 'mine' }, asRavi)]).toEqual([[key], [other]]);
  expect([await found({ assigned: ravis }), await found({ assigned: 'nobody' })]).toEqual([[other], [nobodys]]);
  for (const nowhere of ['x', "' OR true --", randomUUID()]) expect(await found({ assigned: nowhere })).toEqual([]);
  // Twice is once.
  await update(key, { assignedTo: meeras });
  expect(await update(key, { assignedTo: null })).toMatchObject({ assignedTo: null });
  await update(key, { assignedTo: null });
  expect(await changesOf(key)).toEqual([
    ['unassigned', meera],
    ['assigned', meera],
  ]);
});

test('who cannot log in gets nothing new, and keeps what they had', async () => {
  const [key, other] = [await submit(), await submit()];
  const ravis = await idOf(ravi);
  await update(key, { assignedTo: ravis });
  await sql`UPDATE administrator SET disabled_at = now() WHERE email = ${ravi}`;
  expect(await people()).toMatchObject([{ email: meera }]);
  for (const gone of [ravis, randomUUID(), 'x']) {
    expect(await send('PUT', `/update-enquiry/${other}`, { assignedTo: gone }, asMeera)).toMatchObject({
      code: 404,
      displayMessage: 'This person no longer has access.',
    });
  }
  expect(await update(key, { note: 'Ravi left.' })).toMatchObject({ assignedTo: { email: ravi } });
});

test('who has no password is nobody to give an enquiry to', async () => {
  const ravis = await idOf(ravi);
  const [before] = await sql<{ hash: string }[]>`SELECT password_hash AS hash FROM administrator WHERE email = ${ravi}`;
  await sql`UPDATE administrator SET password_hash = NULL WHERE email = ${ravi}`;
  const offered = await people();
  const given = await send('PUT', `/update-enquiry/${await submit()}`, { assignedTo: ravis }, asMeera);
  await sql`UPDATE administrator SET password_hash = ${before?.hash ?? ''} WHERE email = ${ravi}`;
  expect(offered.map(({ email }) => email)).toEqual([meera]);
  expect(given.code).toBe(404);
});

test('what is passed on is forwarded if it was new; each time is in the history, and no word of the text anywhere', async () => {
  const key = await submit();
  expect(await update(key, { forwarded: 'whatsapp' })).toMatchObject({ state: 'forwarded' });
  expect(await update(key, { forwarded: 'mail' })).toMatchObject({ state: 'forwarded' });
  expect(await update(key, { state: 'answered' })).toMatchObject({ state: 'answered' });
  expect(await update(key, { forwarded: 'mail' })).toMatchObject({ state: 'answered' });
  expect((await changesOf(key)).map(([change]) => change)).toEqual([
    'forwarded_mail',
    'answered',
    'forwarded_mail',
    'forwarded_whatsapp',
    'forwarded',
  ]);
  await send('POST', '/erase-personal-data', { contact: booking.email }, asMeera);
  const left = [await sql`SELECT * FROM enquiry`, await sql`SELECT * FROM enquiry_change`, await sql`SELECT * FROM enquiry_note`];
  expect(JSON.stringify(left)).not.toMatch(/asha|98765/i);
});

test('a visitor waits too long after 24 hours without an answer, not before, forwarded or not', async () => {
  clock = begin - 24 * hour;
  const keys = [await submit(), await submit(), await submit(), await submit('/contact-form', contact)].toSorted();
  const [first = '', second = '', third = ''] = keys;
  clock = begin;
  await update(first, { state: 'forwarded' });
  expect([await found({ waiting: true }), await waiting()]).toEqual([[], 0]);
  clock += 1;
  expect([await found({ waiting: true }), await waiting()]).toEqual([keys, 4]);
  await update(first, { state: 'answered' });
  await update(second, { state: 'closed' });
  expect([await found({ waiting: true }), await waiting()]).toEqual([keys.slice(2), 2]);
  expect(await found({ waiting: true, state: 'answered' })).toEqual([]);
  await update(third, { assignedTo: await idOf(ravi) });
  expect(await found({ waiting: true, assigned: 'nobody' })).toEqual(keys.slice(3));
});

test('enquiries are found by the visitor’s language', async () => {
  const [marathi] = [
    await submit('/book-place', { ...booking, language: 'mr' }),
    await submit('/book-place', { ...booking, language: 'hi' }),
  ];
  await submit();
  expect(await found({ language: 'mr' })).toEqual([marathi]);
  expect(await found({ language: 'en' })).toEqual([]);
  expect(await send('POST', '/search-enquiries', { language: 'fr' }, asMeera)).toMatchObject({ code: 400 });
});

test('months are those of the region, the last twelve, also those in which nothing came; what was erased counts', async () => {
  const came = async (at: string, path?: string, form?: object) => {
    clock = Date.parse(at);
    return submit(path, form);
  };
  await came('2026-12-31T18:29:59Z');
  await came('2026-12-31T18:30:00Z');
  await came('2026-01-31T18:29:59Z', '/contact-form', contact);
  await came('2026-01-31T18:30:00Z', '/contact-form', contact);
  await send('POST', '/erase-personal-data', { contact: booking.email }, asMeera);
  clock = begin;
  const { result } = await send('GET', '/count-enquiries-by-month', undefined, asMeera);
  const months = enquiryDeskCalls.months.answer.parse(result);
  const none = { booking: 0, contact: 0, correction: 0, donation: 0 };
  expect(months.map(({ month }) => month)).toEqual([
    ...['2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'],
    ...['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01'],
  ]);
  expect(months.filter(({ counts }) => Object.values(counts).some((count) => count > 0))).toEqual([
    { month: '2026-02', counts: { ...none, contact: 1 } },
    { month: '2026-12', counts: { ...none, booking: 1 } },
    { month: '2027-01', counts: { ...none, booking: 1 } },
  ]);
});

test('the original text of every language names all that can be filled in', async () => {
  const all = await texts();
  expect(all.map(({ language }) => language)).toEqual([...languages]);
  for (const { text, original } of all) {
    expect(text).toBe(original);
    for (const name of forwardPlaceholders) expect(text).toContain(placeholderOf(name));
  }
});

test('a text of the helpdesk holds in its language alone, until the original is brought back', async () => {
  const [, before] = await texts();
  const text = 'नमस्कार! {reference}';
  expect(await setText(text)).toMatchObject({ code: 200, displayMessage: 'The text is saved', result: { language: 'mr', text } });
  expect((await texts()).map((one) => one.text === one.original)).toEqual([true, false, true]);
  await setText('{reference} {name}');
  expect((await texts())[1]).toEqual({ ...before, text: '{reference} {name}' });
  await setText(before?.original);
  expect((await texts())[1]).toEqual(before);
  expect((await sql`SELECT FROM forward_text`).count).toBe(0);
});

const longest = `{reference}${'x'.repeat(maxForwardText - '{reference}'.length)}`;
test.each([
  ['', 'Enter a text'],
  [' \n', 'Enter a text'],
  [7, 'Enter a text'],
  ['Your guest {name}', 'The text must include the reference'],
  ['{reference} {refrence}', 'Only the words listed here can be in curly brackets'],
  ['{reference} {email}', 'Only the words listed here can be in curly brackets'],
  ['{reference', 'Only the words listed here can be in curly brackets'],
  [`${longest}.`, 'This text is too long'],
])('the text %j is refused at its field', async (text, sentence) => {
  const refused = await setText(text);
  expect([refused.code, refused.errors?.text]).toEqual([400, expect.stringContaining(sentence)]);
  expect((await sql`SELECT FROM forward_text`).count).toBe(0);
});

test('the original that is brought back in one language leaves the text of another', async () => {
  const hindi = '{reference}: {name} आ रहे हैं।';
  const original = (await texts()).find(({ language }) => language === 'mr')?.original;
  expect((await setText('{reference}: {name} येत आहे.')).code).toBe(200);
  expect((await setText(hindi, 'hi')).code).toBe(200);
  expect((await setText(original)).code).toBe(200);
  const own = (await texts()).filter((one) => one.text !== one.original);
  expect(own.map(({ language, text }) => [language, text])).toEqual([['hi', hindi]]);
});

test('a text may have 2,000 characters; one of no language is none', async () => {
  expect(await setText(longest)).toMatchObject({ code: 200 });
  for (const language of ['fr', 'constructor']) expect(await setText('{reference}', language)).toMatchObject({ code: 404 });
});

const mailOf = async (id: string) => (await send('GET', `/get-stay-mail/${id}`, undefined, asMeera)).result;
const setMail = (id: string, email: unknown) => send('PUT', `/update-stay-mail/${id}`, { email }, asMeera);
const stays = async () => (await read(resortCalls.list)).map(({ _id }) => _id);

test('where a stay reads mail is kept at the desk, and told to no phone', async () => {
  const [id = ''] = await stays();
  expect(await mailOf(id)).toEqual({ email: '' });
  expect(await setMail(id, ' stay@example.org ')).toMatchObject({ code: 200, result: { email: 'stay@example.org' } });
  await setMail(id, 'other@example.org');
  expect(await mailOf(id)).toEqual({ email: 'other@example.org' });
  expect(JSON.stringify(await read(resortCalls.list))).not.toContain('other@example.org');
  await setMail(id, '');
  expect(await mailOf(id)).toEqual({ email: '' });
});

test.each(['stay', 'a@b', 'a@example.org, b@example.org', `${'x'.repeat(250)}@example.org`, 7])(
  '%j is no mail address of a stay',
  async (email) => {
    const [id = ''] = await stays();
    expect(await setMail(id, email)).toMatchObject({ code: 400, errors: { email: expect.any(String) } });
  },
);

test('of what is no stay no address is kept; that of a deleted one goes with the last that could bring it back', async () => {
  expect(await setMail('nowhere', 'stay@example.org')).toMatchObject({ code: 404 });
  const [id = ''] = await stays();
  await setMail(id, 'stay@example.org');
  await writeCatalogue(sql, (tx) => tx`DELETE FROM resort WHERE id = ${id}`);
  await purgeExpired(sql, new Date(begin));
  expect(await mailOf(id)).toEqual({ email: 'stay@example.org' });
  await sql`DELETE FROM row_version WHERE id = ${id}`;
  await purgeExpired(sql, new Date(begin));
  expect(await mailOf(id)).toEqual({ email: '' });
});

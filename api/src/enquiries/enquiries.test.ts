import { randomUUID } from 'node:crypto';
import { enquiryCalls, type enquiryFilter } from '@helpdesk/contract/calls/enquiries';
import { resortCalls } from '@helpdesk/contract/calls/resorts';
import { site } from '@helpdesk/site/site';
import { beforeEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { purgeExpired } from '#retention.ts';
import { sampleApp } from '#testing/sample-app.ts';

const day = 24 * 3_600_000;
const begin = Date.now();
let clock = begin;
const { app, sql, send, read, logIn } = await sampleApp({ enquiriesPer10Minutes: 100_000, now: () => clock });
const { booking, contact } = submissions;
const bearer = { Authorization: `Bearer ${await logIn('meera@example.org', new Date(begin))}` };

type Sent = { _id: string; reference: string };

/** Each a minute after the one before. */
async function submit(path: string, form: object): Promise<Sent> {
  clock += 60_000;
  const key = randomUUID();
  const { result } = await send('POST', path, form, under(key));
  return { _id: key, reference: (result as { reference: string }).reference };
}

const search = async (filter: z.input<typeof enquiryFilter>) => {
  const { result } = await send('POST', '/search-enquiries', filter, bearer);
  return enquiryCalls.search.answer.parse(result);
};
const references = async (filter: z.input<typeof enquiryFilter>) => (await search(filter)).enquiries.map(({ reference }) => reference);
const historyOf = async ({ _id }: Sent) =>
  (await send('GET', `/get-enquiry-history/${_id}`, undefined, bearer)).result as { change: string }[];
const update = (id: string, change: object) => send('PUT', `/update-enquiry/${id}`, change, bearer);
const counts = async () => (await send('GET', '/count-enquiries', undefined, bearer)).result;
const erase = (asked: string) => send('POST', '/erase-personal-data', { contact: asked }, bearer);

let asked: Sent;
let written: Sent;
beforeEach(async () => {
  clock = begin;
  await sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change`;
  asked = await submit('/book-place', booking);
  written = await submit('/contact-form', { ...contact, website: 'spam.example.org' });
});

test('all enquiries are listed, newest first, exactly as the contract has them', async () => {
  const { result } = await send('GET', '/get-enquiries', undefined, bearer);
  const listed = enquiryCalls.list.answer.parse(result);
  expect(listed).toEqual(result);
  expect(listed).toEqual([
    {
      _id: written._id,
      kind: 'contact',
      reference: written.reference,
      receivedAt: new Date(begin + 120_000).toISOString(),
      state: 'new',
      notes: [],
      assignedTo: null,
      answered: null,
      unknownPlace: false,
      suspect: true,
      language: null,
      confirmation: 'none',
      body: { ...contact, website: 'spam.example.org' },
    },
    expect.objectContaining({ _id: asked._id, kind: 'booking', unknownPlace: true, suspect: false }),
  ]);
});

test.each([
  ['the name', 'asha'],
  ['words in any order', 'GORE house'],
  ['the e-mail', 'ASHA@example'],
  ['the phone as it was typed', '98765 43210'],
  ['the phone with its country', '+91 98765-43210'],
  ['the phone with a trunk 0', '098765 43210'],
  ['the phone in digits of a Marathi keyboard', '९८७६५ ४३२१०'],
  ['the phone as it is dialled from abroad', '0091 98765 43210'],
  ['a number in a note, in such digits', '१००%'],
  ['a part of the phone', '98765-4'],
  ['the place', 'nobody knows'],
  ['the note', 'promised'],
])('a search finds %s', async (_what, text) => {
  await update(asked._id, { note: 'Promised to call on Monday, 100%_sure' });
  expect(await references({ search: text })).toEqual([asked.reference]);
});

test('a search finds the comment, and the reference with or without its dash', async () => {
  expect(await references({ search: 'swept caves' })).toEqual([written.reference]);
  for (const text of [written.reference, written.reference.replace('-', ''), written.reference.replace('-', ' ')]) {
    expect(await references({ search: text })).toEqual([written.reference]);
  }
});

test('a search finds the place of a booking by its name in any language, as the back-office shows it', async () => {
  const stays = await read(resortCalls.list, resortCalls.list.path);
  const [stay, other] = stays.filter(({ translations }) => translations.mr?.name);
  const { reference } = await submit('/book-place', { ...booking, placeId: stay?._id });
  expect(await references({ search: stay?.translations.mr?.name ?? '' })).toEqual([reference]);
  expect(await references({ search: other?.translations.mr?.name ?? '' })).toEqual([]);
  for (const mark of ['[', '"', '{']) expect(await references({ search: mark })).toEqual([]);
});

test.each(['asha swept', 'gora', '%', '_', '\\', '9876543211', '00000 99999', "'"])('a search for "%s" finds nothing', async (text) => {
  expect(await search({ search: text })).toEqual({ enquiries: [], found: 0 });
});

test('what a LIKE pattern would mean is searched for as it is typed', async () => {
  await update(asked._id, { note: '100%_sure \\o/' });
  for (const text of ['100%', '%_s', '\\o']) expect(await references({ search: text })).toEqual([asked.reference]);
});

test('a list is narrowed by state and kind and cut by limit and offset, and says how many there are', async () => {
  await update(asked._id, { state: 'answered' });
  expect(await references({ state: 'answered' })).toEqual([asked.reference]);
  expect(await references({ kind: 'contact', state: 'new' })).toEqual([written.reference]);
  expect(await references({ kind: 'booking', state: 'new' })).toEqual([]);
  expect(await references({})).toEqual([written.reference, asked.reference]);
  expect(await search({ limit: 1, offset: 1 })).toMatchObject({ enquiries: [{ reference: asked.reference }], found: 2 });
  expect(await search({ limit: 1, offset: 2 })).toEqual({ enquiries: [], found: 2 });
});

test('every state is counted, also those of none', async () => {
  expect(await counts()).toEqual({ new: 2, forwarded: 0, answered: 0, closed: 0 });
  await update(asked._id, { state: 'closed' });
  expect(await counts()).toEqual({ new: 1, forwarded: 0, answered: 0, closed: 1 });
});

test('a change is kept with who made it and when, and a note without its words', async () => {
  clock += 1_000;
  const at = new Date(clock).toISOString();
  expect(await update(asked._id, { state: 'forwarded' })).toMatchObject({
    code: 200,
    displayMessage: 'Enquiry updated successfully',
    result: { _id: asked._id, state: 'forwarded', notes: [] },
  });
  const by = 'meera@example.org';
  const notes = [{ at, by, text: 'Asha called' }];
  expect((await update(asked._id, { note: ' Asha called\n' })).result).toMatchObject({ state: 'forwarded', notes });
  await update(asked._id, { state: 'forwarded' });
  await update(asked._id, {});
  expect(await historyOf(asked)).toEqual([
    { at, by, change: 'note' },
    { at, by, change: 'forwarded' },
  ]);
  expect(await historyOf(written)).toEqual([]);
});

test.each(['nowhere', randomUUID(), "' OR true --"])('nothing is known of the enquiry %s', async (id) => {
  const missing = { code: 404, displayMessage: 'There is no such enquiry.' };
  expect(await send('GET', `/get-enquiry-history/${encodeURIComponent(id)}`, undefined, bearer)).toMatchObject(missing);
  expect(await update(encodeURIComponent(id), { state: 'new' })).toMatchObject(missing);
});

test.each([{ state: 'lost' }, { body: null }, { note: 'x'.repeat(4_001) }, { note: ' ' }, { forwarded: 'post' }, { assignedTo: '' }])(
  'the change %j is refused',
  async (change) => {
    expect(await update(asked._id, change)).toMatchObject({ code: 400, errors: { [Object.keys(change)[0] ?? '']: expect.any(String) } });
  },
);

test('a note may have 4,000 characters', async () => {
  expect(await update(asked._id, { note: 'x'.repeat(4_000) })).toMatchObject({ code: 200 });
});

test.each(['asha@example.org', ' ASHA@EXAMPLE.ORG ', '9876543210', '098765 43210', '+91 98765-43210', '0091 98765 43210', '९८७६५ ४३२१०'])(
  'who asks as "%s" gets all that is stored of them, and the history says so',
  async (person) => {
    const { result } = await send('POST', '/export-personal-data', { contact: person }, bearer);
    expect(enquiryCalls.exportPerson.answer.parse(result)).toMatchObject([{ reference: asked.reference, body: { name: booking.name } }]);
    expect(await historyOf(asked)).toMatchObject([{ by: 'meera@example.org', change: 'exported' }]);
    expect(await historyOf(written)).toEqual([]);
  },
);

test('an address with a domain of another script is stored, found, exported and erased as one, in either of its forms', async () => {
  const email = 'asha&vijay@डाटा.भारत';
  const stored = 'asha&vijay@xn--c2bd1gb.xn--h2brj9c';
  for (const typed of [email, stored, `\u2068${email.toUpperCase().replace('ASHA&VIJAY', 'asha&vijay')}\u2069`]) {
    for (const [path, form] of [
      ['/book-place', booking],
      ['/contact-form', contact],
    ] as const) {
      const { reference } = await submit(path, { ...form, email: typed });
      for (const contactOf of [email, stored]) {
        const { result } = await send('POST', '/export-personal-data', { contact: contactOf }, bearer);
        expect(enquiryCalls.exportPerson.answer.parse(result)).toMatchObject([{ reference, body: { email: stored } }]);
      }
      expect(await references({ search: email })).toEqual([reference]);
      expect(await references({ search: 'डाटा.भारत' })).toEqual([reference]);
      expect((await erase(email)).result).toEqual({ erased: 1, references: [reference] });
    }
  }
});

test.each(['asha@example.or', 'sha@example.org', 'Asha Gore', '76543210', '%', 'asha_example.org'])(
  'who asks as "%s" is nobody: nothing is exported and nothing erased',
  async (person) => {
    expect((await send('POST', '/export-personal-data', { contact: person }, bearer)).result).toEqual([]);
    expect((await erase(person)).result).toEqual({ erased: 0, references: [] });
    expect(await historyOf(asked)).toEqual([]);
  },
);

test('erasing takes the body, the notes and the mail that waits, and leaves key, reference and marks', async () => {
  const later = await submit('/contact-form', { ...contact, email: 'ASHA@example.org' });
  await update(asked._id, { note: 'Asha called' });
  expect(await erase('asha@example.org')).toMatchObject({
    code: 200,
    displayMessage: 'The personal data has been erased',
    result: { erased: 2, references: [later.reference, asked.reference] },
  });
  const [row] = (await search({ kind: 'booking' })).enquiries;
  expect(row).toMatchObject({ _id: asked._id, reference: asked.reference, body: null, notes: [], state: 'closed', unknownPlace: true });
  expect(await historyOf(asked)).toMatchObject([
    { by: 'meera@example.org', change: 'erased' },
    { by: 'meera@example.org', change: 'note' },
  ]);
  expect([(await sql`SELECT FROM mail_job`).count, (await sql`SELECT FROM enquiry_note`).count]).toEqual([0, 0]);
  expect((await erase('asha@example.org')).result).toEqual({ erased: 0, references: [] });
  expect((await search({ kind: 'contact', search: 'swept' })).found).toBe(1);
});

test('a late delivery of what was erased gets its receipt again and brings nothing back', async () => {
  await erase('asha@example.org');
  const again = await send('POST', '/book-place', booking, under(asked._id));
  expect(again.result).toEqual({ success: true, key: asked._id, reference: asked.reference });
  expect(await send('POST', '/book-place', { ...booking, name: 'B' }, under(asked._id))).toMatchObject({ code: 422 });
  expect((await search({ kind: 'booking' })).enquiries[0]?.body).toBeNull();
});

test('what was sent goes by itself on its last day, not before; key, hash and reference stay', async () => {
  const limit = begin + 60_000 + site.submissionsKeptForDays * day;
  await update(asked._id, { note: 'Asha called' });
  // It is noted in the week before.
  await purgeExpired(sql, new Date(limit - 6 * day));
  await purgeExpired(sql, new Date(limit));
  expect((await search({ search: 'asha' })).found).toBe(1);
  await purgeExpired(sql, new Date(limit + 1));
  await purgeExpired(sql, new Date(limit + 2));
  const [later, gone] = (await search({})).enquiries;
  expect(gone).toMatchObject({ reference: asked.reference, body: null, notes: [] });
  expect(later).toMatchObject({ reference: written.reference, body: { name: contact.name } });
  expect(await historyOf(asked)).toMatchObject([{ at: new Date(limit + 1).toISOString(), by: '', change: 'expired' }, { change: 'note' }]);
  expect((await sql`SELECT FROM mail_job`).count).toBe(0);
  expect((await send('POST', '/book-place', booking, under(asked._id))).result).toMatchObject({ reference: asked.reference });
});

test('the traces of visits, mails and limits go after 30 days, those in use stay', async () => {
  await sql`TRUNCATE submission_bucket`;
  const key = randomUUID();
  clock = begin;
  await send('POST', '/increment-visitor', undefined, under(key));
  await sql`UPDATE mail_job SET done_at = ${new Date(begin)} WHERE enquiry_key = ${asked._id}`;
  const waiting = await submit('/contact-form', contact);
  const left = async () => {
    const [row] = await sql`SELECT (SELECT count(*) FROM visit WHERE key = ${key}) AS visits, (SELECT count(*) FROM mail_job) AS mails,
      (SELECT count(*) FROM submission_bucket) AS buckets`;
    return row;
  };
  await purgeExpired(sql, new Date(begin));
  expect(await left()).toEqual({ visits: 1, mails: 2, buckets: 2 });
  await purgeExpired(sql, new Date(begin + 30 * day));
  expect(await left()).toEqual({ visits: 1, mails: 2, buckets: 0 });
  await purgeExpired(sql, new Date(begin + 30 * day + 1));
  expect(await left()).toEqual({ visits: 0, mails: 1, buckets: 0 });
  expect((await sql`SELECT enquiry_key FROM mail_job`)[0]).toEqual({ enquiry_key: waiting._id });
});

test('of two who change one enquiry at the same moment, one the state and one a mark, both are heard', async () => {
  let changing: ReturnType<typeof update> | undefined;
  await sql.begin(async (tx) => {
    await tx`UPDATE enquiry SET suspect = true WHERE key = ${asked._id}`;
    changing = update(asked._id, { state: 'answered' });
    await lockWaits(sql);
  });
  expect(await changing).toMatchObject({ code: 200, result: { state: 'answered', suspect: true } });
});

test('what administrators read of people is kept by no cache', async () => {
  const response = await app.request('/api/get-enquiries', { headers: bearer });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

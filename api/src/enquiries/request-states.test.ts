import { randomUUID } from 'node:crypto';
import { enquiryCalls, maxStatesAsked } from '@helpdesk/contract/calls/enquiries';
import { beforeEach, expect, test } from 'vitest';

import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { sampleApp } from '#testing/sample-app.ts';

const begin = Date.now();
let clock = begin;
const { sql, send, logIn } = await sampleApp({ enquiriesPer10Minutes: 2, now: () => clock });
const bearer = { Authorization: `Bearer ${await logIn('meera@example.org', new Date(begin))}` };

beforeEach(async () => {
  clock = begin;
  await sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change, submission_bucket`;
});

async function submit(): Promise<string> {
  const key = randomUUID();
  await send('POST', '/book-place', submissions.booking, under(key));
  return key;
}
const ask = (...keys: string[]) => send('POST', '/get-request-states', { keys });
const at = (moment: number) => new Date(moment).toISOString();

test('a phone learns by its key how far a request has come and since when, and nothing else', async () => {
  const key = await submit();
  expect((await ask(key)).result).toEqual([{ key, state: 'new', since: at(begin) }]);
  clock += 60_000;
  await send('PUT', `/update-enquiry/${key}`, { state: 'answered', note: 'Called Asha.' }, bearer);
  clock += 60_000;
  await send('PUT', `/update-enquiry/${key}`, { note: 'Called her again.' }, bearer);
  const { result } = await ask(key.toUpperCase());
  expect(enquiryCalls.states.answer.parse(result)).toEqual(result);
  expect(result).toEqual([{ key: key.toUpperCase(), state: 'answered', since: at(begin + 60_000) }]);
});

test('what was erased is closed since then', async () => {
  const key = await submit();
  clock += 60_000;
  await send('POST', '/erase-personal-data', { contact: submissions.booking.email }, bearer);
  expect((await ask(key)).result).toEqual([{ key, state: 'closed', since: at(begin + 60_000) }]);
});

test('of keys that nobody sent nothing is said', async () => {
  expect(await ask(randomUUID())).toMatchObject({ code: 200, result: [] });
});

test('at most fifty are asked for at once, each by a UUID', async () => {
  const keys = Array.from({ length: maxStatesAsked }, () => randomUUID());
  expect(await ask(...keys)).toMatchObject({ code: 200 });
  expect(await ask(...keys, randomUUID())).toMatchObject({ code: 400 });
  expect(await ask("'; DROP TABLE enquiry")).toMatchObject({ code: 400 });
});

test('a network that asks too often has to wait', async () => {
  for (let asked = 0; asked < 12; asked += 1) expect(await ask()).toMatchObject({ code: 200 });
  expect(await ask()).toMatchObject({ code: 429 });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';

import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';

const { sql, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const notice = { kind: 'closed', heading: 'Closed', content: '', listing: null, startDate: '2026-07-01', endDate: '2026-07-20' };

test.each([
  ['place', '/add-tourist-place', 'name', forms.place],
  ['resort', '/add-resort', 'name', forms.resort],
  ['restaurant', '/add-restaurant', 'name', forms.restaurant],
  ['service', '/add-service', 'name', forms.service],
  ['notice', '/add-notice', 'heading', notice],
  ['ad', '/add-ad', 'title', forms.ad],
  ['report', '/add-report', 'name', { name: 'Steps' }],
] as const)('a %s whose answer was lost is added once, as it was said last', async (table, path, title, form) => {
  const key = randomUUID();
  const add = (called: string) => {
    const fields = { ...form, [title]: called };
    return send('POST', path, table === 'report' ? withPdf(called) : fields, { ...bearer, 'Idempotency-Key': key.toUpperCase() });
  };
  const answered = [await add('First said'), await add('Said last')];
  expect(answered).toMatchObject([
    { code: 201, result: { _id: key } },
    { code: 201, result: { _id: key } },
  ]);
  expect(await sql`SELECT id FROM ${sql(table)} WHERE ${sql(title)} IN ('First said', 'Said last')`).toEqual([{ id: key }]);
  expect(await sql`SELECT ${sql(title)} AS called FROM ${sql(table)} WHERE id = ${key}`).toEqual([{ called: 'Said last' }]);
});

test('what is sent five times at once is added once', async () => {
  const key = randomUUID();
  const form = { ...forms.service, name: 'Five at Once' };
  const answered = await Promise.all(
    Array.from({ length: 5 }, () => send('POST', '/add-service', form, { ...bearer, 'Idempotency-Key': key })),
  );
  expect(answered.map(({ code }) => code)).toEqual([201, 201, 201, 201, 201]);
  expect(await sql`SELECT id FROM service WHERE name = ${form.name}`).toEqual([{ id: key }]);
});

test('what a colleague has changed since is not said once more', async () => {
  const headers = { ...bearer, 'Idempotency-Key': randomUUID() };
  const { result } = await send('POST', '/add-service', forms.service, headers);
  const colleague = { Authorization: `Bearer ${await logIn('ravi@example.org')}` };
  await send('PUT', `/update-service/${(result as { _id: string })._id}`, { ...forms.service, content: 'Closed on Sundays.' }, colleague);
  expect(await send('POST', '/add-service', forms.service, headers)).toMatchObject({
    code: 409,
    result: { author: 'ravi@example.org', row: { content: 'Closed on Sundays.' } },
  });
});

test('a report that was added keeps its PDF: another one is not put in its place', async () => {
  const headers = { ...bearer, 'Idempotency-Key': randomUUID() };
  expect(await send('POST', '/add-report', withPdf('Steps'), headers)).toMatchObject({ code: 201 });
  expect(await send('POST', '/add-report', withPdf('Steps', '%PDF-1.4\nanother'), headers)).toMatchObject({ code: 409 });
});

test('what is added under anything but a UUID is refused', async () => {
  const headers = { ...bearer, 'Idempotency-Key': 'shivneri' };
  expect(await send('POST', '/add-service', forms.service, headers)).toMatchObject({ code: 400 });
});

function withPdf(name: string, pdf = '%PDF-1.4\n'): FormData {
  const form = new FormData();
  form.append('name', name);
  form.append('file', new File([pdf], 'x.pdf'));
  return form;
}

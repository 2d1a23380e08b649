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

const kinds = [
  ['/add-tourist-place', '/delete-tourist-place', 'places', forms.place],
  ['/add-resort', '/delete-resort', 'resorts', forms.resort],
  ['/add-restaurant', '/delete-restaurant', 'restaurants', forms.restaurant],
  ['/add-service', '/delete-service', 'services', forms.service],
  ['/add-notice', '/delete-notice', 'notices', notice],
  ['/add-ad', '/delete-ad', 'ads', forms.ad],
  ['/add-report', '/delete-report', 'reports', undefined],
] as const;
const addUnder = (path: string, form: object | undefined, key: string) =>
  send('POST', path, form ?? withPdf('Late'), { ...bearer, 'Idempotency-Key': key });
const refused = { code: 422, displayMessage: 'This key was already used for something else. Please send this as a new request.' };

test.each(kinds)(
  'what is added by %s takes the id of no other kind, nor of a row that was ever deleted, published or not',
  async (path, remove, table, form) => {
    const key = randomUUID();
    const own = form && { ...form, ...('name' in form && { name: `Once ${key}` }) };
    expect(await addUnder(path, own, key)).toMatchObject({ code: 201 });
    for (const [other, , , otherForm] of kinds) if (other !== path) expect(await addUnder(other, otherForm, key)).toMatchObject(refused);
    expect((await send('DELETE', `${remove}/${key}`, undefined, bearer)).code).toBe(200);
    for (const [each, , , eachForm] of kinds) expect(await addUnder(each, each === path ? own : eachForm, key)).toMatchObject(refused);
    expect(await sql`SELECT kind FROM tombstone WHERE id = ${key}`).toEqual([{ kind: table }]);
    // History goes after 30 days, and what phones are told of what went after 180.
    await sql`DELETE FROM row_version WHERE id = ${key}`;
    await sql`DELETE FROM tombstone WHERE id = ${key}`;
    for (const [each, , , eachForm] of kinds) expect(await addUnder(each, each === path ? own : eachForm, key)).toMatchObject(refused);
    if (table === 'reports') return;
    const draft = randomUUID();
    expect(await addUnder(path, { ...own, unpublished: true }, draft)).toMatchObject({ code: 201 });
    expect((await send('DELETE', `${remove}/${draft}`, undefined, bearer)).code).toBe(200);
    await sql`DELETE FROM row_version WHERE id = ${draft}`;
    expect(await addUnder(path, own, draft)).toMatchObject(refused);
  },
);

test('categories, regions and whatever else has an id are refused as keys, too', async () => {
  for (const table of ['category', 'region', 'helpdesk', 'place'] as const)
    for (const { id } of await sql<{ id: string }[]>`SELECT id FROM ${sql(table)} LIMIT 1`)
      if (/^[0-9a-f-]{36}$/.test(id))
        expect(await addUnder('/add-service', { ...forms.service, name: 'Twice' }, id)).toMatchObject(refused);
  const { result } = await send('POST', '/add-region', forms.region, bearer);
  expect(await addUnder('/add-service', forms.service, (result as { _id: string })._id)).toMatchObject(refused);
});

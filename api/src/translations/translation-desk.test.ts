import { fillPath } from '@helpdesk/contract/calls/endpoint';
import { storedRowCalls } from '@helpdesk/contract/calls/stored-rows';
import { translationCalls, translationRows } from '@helpdesk/contract/calls/translations';
import { translatedTables } from '@helpdesk/contract/kinds/parts';
import { expect, test } from 'vitest';

import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';

const { sql, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };

async function add(name: string, fields: object = {}): Promise<string> {
  const { result } = await send('POST', '/add-service', { ...forms.service, name, ...fields }, bearer);
  return (result as { _id: string })._id;
}
async function list(query: string) {
  const { result } = await send('GET', `${translationCalls.list.path}?${query}`, undefined, bearer);
  return translationCalls.list.answer.parse(result);
}
const names = async (query: string) => (await list(query)).rows.map(({ name }) => name);
async function progressOf(table: string, language: 'mr' | 'hi') {
  const { result } = await send('GET', translationCalls.progress.path, undefined, bearer);
  return translationCalls.progress.answer.parse(result).find((each) => each.table === table)?.languages[language];
}
const rowOf = async (table: string, id: string) =>
  (await send('GET', fillPath(storedRowCalls.one.path, { table, id }), undefined, bearer)).result as Record<string, unknown>;
const translate = (table: string, id: string, body: object, headers: object = {}) =>
  send('PUT', fillPath(translationCalls.translate.path, { table, id }), body, { ...bearer, ...headers });

test('progress is told of every table whose texts are translated, and moves with each row', async () => {
  const { result } = await send('GET', translationCalls.progress.path, undefined, bearer);
  expect(translationCalls.progress.answer.parse(result).map(({ table }) => table)).toEqual(translatedTables);
  const before = await progressOf('services', 'hi');
  const id = await add('Progress Clinic');
  expect(await progressOf('services', 'hi')).toEqual({
    ...before,
    rows: (before?.rows ?? 0) + 1,
    missing: (before?.missing ?? 0) + 2,
  });
  await translate('services', id, { language: 'hi', texts: { name: 'प्रगति क्लिनिक', content: 'घाव बाँधे जाते हैं।' } });
  expect(await progressOf('services', 'hi')).toMatchObject({ complete: (before?.complete ?? 0) + 1, missing: before?.missing });
});

test('rows are found by what is left of them, and by their names in any language', async () => {
  const texts = { name: 'शोध दवाखाना', content: 'जखमा.' };
  const id = await add('Found Clinic', { translations: { mr: texts } });
  await add('Found Pharmacy', { translations: { mr: { name: 'शोध औषधालय' } } });
  expect(await names('table=services&language=mr&search=found')).toEqual(['Found Clinic', 'Found Pharmacy']);
  expect(await names('table=services&language=mr&needs=left&search=found')).toEqual(['Found Pharmacy']);
  expect(await names(`table=services&language=mr&needs=missing&search=${encodeURIComponent('औषधालय')}`)).toEqual(['Found Pharmacy']);
  expect(await names('table=services&language=mr&needs=outdated&search=found')).toEqual([]);
  await send(
    'PUT',
    `/update-service/${id}`,
    { ...forms.service, name: 'Found Clinic', content: 'Other.', translations: { mr: texts } },
    bearer,
  );
  expect(await list('table=services&language=mr&needs=outdated&search=found')).toEqual({
    count: 1,
    rows: [{ _id: id, name: 'Found Clinic', missing: 0, outdated: 1 }],
  });
});

test.each([
  [translationRows, translationRows, 0],
  [translationRows + 1, translationRows, 1],
])('of %i rows the first answer has %i, and the next %i', async (count, first, second) => {
  const word = `Many${count}`;
  for (let number = 0; number < count; number += 1) await add(`${word} ${number}`);
  const page = async (offset: number) => list(`table=services&language=mr&search=${word}&offset=${offset}`);
  expect([(await page(0)).rows.length, (await page(translationRows)).rows.length, (await page(0)).count]).toEqual([first, second, count]);
});

test('only the texts of one language are written, and nothing else of the row', async () => {
  const id = samples.resort._id;
  const before = await rowOf('resorts', id);
  const seen = { 'If-Match': `"${before.seq}"` };
  const texts = { name: 'वाडा', contactPersonName: 'आशा' };
  expect(await translate('resorts', id, { language: 'mr', texts }, seen)).toMatchObject({ code: 200 });
  const { hi } = before.translations as Record<string, object>;
  expect(await rowOf('resorts', id)).toEqual({ ...before, seq: expect.any(Number), translations: { ...(hi && { hi }), mr: texts } });
  expect(await translate('resorts', id, { language: 'mr', texts }, seen)).toMatchObject({ code: 409, result: { row: { _id: id } } });
});

test('an empty text falls back to English; without any the language is left out', async () => {
  const id = await add('Emptied Clinic', { translations: { mr: { name: 'रिकामे' }, hi: { name: 'खाली' } } });
  await translate('services', id, { language: 'mr', texts: { name: ' ', facts: ['', ''] } });
  expect(await rowOf('services', id)).toMatchObject({ translations: { hi: { name: 'खाली' } } });
  expect((await rowOf('services', id)).translations).not.toHaveProperty('mr');
});

test('what was found still right is no longer outdated, and another field stays so', async () => {
  const mr = { name: 'जुने', content: 'जुने.' };
  const id = await add('Still Clinic', { translations: { mr } });
  await send('PUT', `/update-service/${id}`, { ...forms.service, name: 'Still Hospital', content: 'New.', translations: { mr } }, bearer);
  await translate('services', id, { language: 'mr', texts: mr, stillRight: ['name'] });
  expect(await sql`SELECT translated_from FROM service WHERE id = ${id}`).toEqual([
    { translated_from: { mr: { content: forms.service.content } } },
  ]);
});

test.each([
  ['a field that is not translated', { language: 'mr', texts: { mapURL: 'https://example.org' } }, 'mapURL'],
  ['one that the table lacks', { language: 'mr', texts: { heading: 'x' } }, 'heading'],
  ['a text that is too long', { language: 'mr', texts: { name: 'अ'.repeat(121) } }, 'name'],
  ['a list where there is one text', { language: 'mr', texts: { name: ['अ'] } }, 'name'],
  ['English', { language: 'en', texts: {} }, 'language'],
  ['an unknown field', { language: 'mr', texts: {}, name: 'x' }, 'name'],
])('%s is refused at its field', async (_, body, field) => {
  expect(await translate('places', samples.place._id, body)).toMatchObject({ code: 400, errors: { [field]: expect.any(String) } });
});

test('a name of 120 letters is taken; a table that is not translated and a row that is gone are not found', async () => {
  const texts = { name: 'अ'.repeat(120) };
  expect((await translate('places', samples.place._id, { language: 'mr', texts })).code).toBe(200);
  expect((await translate('nothing', samples.place._id, { language: 'mr', texts })).code).toBe(404);
  expect((await translate('places', 'gone', { language: 'mr', texts })).code).toBe(404);
});

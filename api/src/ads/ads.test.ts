import { adCalls } from '@helpdesk/contract/calls/ads';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';

const { sql, read, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const titles = async (query: string) => (await read(adCalls.list, `/get-ads${query}`)).map(({ title }) => title);

test('every ad is listed, ended and coming ones too, priority 1 first', async () => {
  const ads = await read(adCalls.list);
  expect(ads.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ads[4]).toMatchObject({ startDate: '2026-01-10', endDate: '2026-02-28' });
});

test('a search looks at the title and the target', async () => {
  expect(await titles('?search=cycle')).toEqual(['Kukadi Cycle Hire']);
  expect(await titles('?search=SPICES.example')).toEqual(['Jatra Spice Works']);
  expect(await titles('?search=सायकल')).toEqual(['Kukadi Cycle Hire']);
  expect(await titles('?search=')).toHaveLength(6);
  expect(await titles('?search=nothing')).toEqual([]);
});

test('a title is translated, keeps its translation where a form leaves it out, and knows the English that it was made from', async () => {
  const translations = { mr: { title: 'द्राक्षांचे दिवस' }, hi: { title: 'अंगूर के दिन' } };
  const added = await send('POST', '/add-ad', { ...forms.ad, translations }, bearer);
  const { _id } = added.result as { _id: string };
  const stored = async () => (await read(adCalls.list)).find((ad) => ad._id === _id);
  const madeFrom = async () => (await sql`SELECT translated_from FROM ad WHERE id = ${_id}`)[0]?.translated_from;
  expect(await stored()).toMatchObject({ title: 'Grape Days', translations });

  const renamed = { ...forms.ad, title: 'Grape Weeks' };
  await send('PUT', `/update-ad/${_id}`, renamed, bearer);
  expect(await stored()).toMatchObject({ title: 'Grape Weeks', translations });
  expect(await madeFrom()).toEqual({ mr: { title: 'Grape Days' }, hi: { title: 'Grape Days' } });
  await send('PUT', `/update-ad/${_id}`, { ...renamed, stillRight: { mr: ['title'], hi: ['title'] } }, bearer);
  expect(await madeFrom()).toEqual({});
  await send('DELETE', `/delete-ad/${_id}`, undefined, bearer);
});

test.each([
  ['of 121 characters', { translations: { mr: { title: 'अ'.repeat(121) } } }, 'translations.mr.title'],
  ['of another field', { translations: { mr: { targetURL: 'https://example.org/' } } }, 'translations.mr.targetURL'],
  ['into another language', { translations: { en: { title: 'x' } } }, 'translations.en'],
])('a translation %s is refused at its field', async (_case, fields, field) => {
  expect(await send('POST', '/add-ad', { ...forms.ad, ...fields }, bearer)).toMatchObject({
    code: 400,
    errors: { [field]: expect.any(String) },
  });
});

test('a translated title may be as long as the title', async () => {
  const translations = { mr: { title: 'अ'.repeat(120) } };
  const { code, result } = await send('POST', '/add-ad', { ...forms.ad, translations }, bearer);
  expect(code).toBe(201);
  await send('DELETE', `/delete-ad/${(result as { _id: string })._id}`, undefined, bearer);
});

test.each(['https:///evil', 'https://\\evil', 'https://?evil', 'https://example.org/\u0085a'])(
  'an ad that leads to %j is refused at its field',
  async (targetURL) => {
    expect(await send('POST', '/add-ad', { ...forms.ad, targetURL }, bearer)).toMatchObject({
      code: 400,
      errors: { targetURL: expect.any(String) },
    });
  },
);

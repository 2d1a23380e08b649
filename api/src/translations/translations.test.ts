import { placeCalls } from '@helpdesk/contract/calls/places';
import { type TranslatedFrom, translationCalls } from '@helpdesk/contract/calls/translations';
import { translatedFields } from '@helpdesk/contract/kinds/translated-tables';
import { countTranslations } from '@helpdesk/contract/rules/translation-state';
import { expect, test } from 'vitest';

import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';

const { sql, read, send, logIn, get } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const placeOf = (id: string) => read(placeCalls.one, `/get-tourist-place/${id}`);

const images = samples.place.images.slice(0, 2);
const form = {
  ...forms.place,
  name: 'Bhaja Steps',
  content: 'Cut in rock.',
  facts: ['Old', 'High'],
  images,
  pictureTexts: ['A gate', 'A wall'],
  translations: { mr: { name: 'भाजे', content: 'खडकात.', facts: ['जुने', 'उंच'], pictureTexts: ['दार', 'भिंत'] } },
};

async function add(fields: object = {}): Promise<string> {
  const answered = await send('POST', '/add-tourist-place', { ...form, ...fields }, bearer);
  return (answered.result as { _id: string })._id;
}

const save = async (id: string, fields: object) =>
  expect(await send('PUT', `/update-tourist-place/${id}`, { ...form, ...fields }, bearer)).toMatchObject({ code: 200 });

async function outdated(id: string): Promise<TranslatedFrom | undefined> {
  const { result } = await send('GET', translationCalls.outdated.path, undefined, bearer);
  return translationCalls.outdated.answer.parse(result).find(({ _id }) => _id === id)?.translatedFrom;
}

test('a translation is outdated once its English changes, and no more when that is as it was', async () => {
  const id = await add();
  expect(await outdated(id)).toBeUndefined();
  await save(id, { content: 'Cut in black rock.' });
  expect(await outdated(id)).toEqual({ mr: { content: 'Cut in rock.' } });
  await save(id, { content: 'Cut by hand in black rock.' });
  expect(await outdated(id)).toEqual({ mr: { content: 'Cut in rock.' } });
  await save(id, {});
  expect(await outdated(id)).toBeUndefined();
});

test('a translation that is written anew is up to date', async () => {
  const id = await add();
  await save(id, { content: 'Cut in black rock.' });
  await save(id, { content: 'Cut in black rock.', translations: { mr: { ...form.translations.mr, content: 'काळ्या खडकात.' } } });
  expect(await outdated(id)).toBeUndefined();
});

test('a translation that is found still right is up to date, and the others stay outdated', async () => {
  const id = await add();
  await save(id, { name: 'Bhaja Stairs', content: 'Cut in black rock.', stillRight: { mr: ['content'] } });
  expect(await outdated(id)).toEqual({ mr: { name: 'Bhaja Steps' } });
  await save(id, { name: 'Bhaja Stairs', content: 'Cut in black rock.', stillRight: { mr: ['name'] } });
  expect(await outdated(id)).toBeUndefined();
});

test('what is found still right of one place is fetched by phones for that place alone', async () => {
  const id = await add();
  await save(id, { content: 'Cut in black rock.' });
  await save(id, { content: 'Cut in black rock.', stillRight: { mr: ['content'] } });
  expect(await sql`SELECT id FROM place WHERE seq = (SELECT seq FROM sync_clock)`).toEqual([{ id }]);
});

test('each text of a list is known by itself, also when it moves with its picture', async () => {
  const id = await add();
  await save(id, { facts: ['Old', 'Very high'] });
  expect(await outdated(id)).toEqual({ mr: { facts: [null, 'High'] } });
  await save(id, { facts: ['Very high', 'Old'], translations: { mr: { ...form.translations.mr, facts: ['उंच', 'जुने'] } } });
  expect(await outdated(id)).toEqual({ mr: { facts: ['High', null] } });
});

test('pictures in another order leave their texts up to date', async () => {
  const id = await add();
  await save(id, { images: [...images].reverse(), pictureTexts: ['A wall', 'A gate'], translations: undefined });
  expect((await placeOf(id)).translations.mr?.pictureTexts).toEqual(['भिंत', 'दार']);
  expect(await outdated(id)).toBeUndefined();
});

test('the star leaves what is outdated as it is', async () => {
  const id = await add();
  await save(id, { content: 'Cut in black rock.' });
  await send('PUT', `/update-tourist-place/${id}`, { popular: true }, bearer);
  expect(await outdated(id)).toEqual({ mr: { content: 'Cut in rock.' } });
  expect(countTranslations(await placeOf(id), translatedFields('places'), await outdated(id)).mr).toEqual({
    missing: 0,
    outdated: 1,
    complete: 5,
  });
});

test('categories and regions know it, too', async () => {
  const category = { ...forms.category, translations: { hi: { name: 'बावड़ियाँ', heading: 'बावड़ियाँ' } } };
  const { result } = await send('POST', '/add-category', category, bearer);
  const { _id } = result as { _id: string };
  await send('PUT', `/update-category/${_id}`, { ...category, heading: 'Old stepwells' }, bearer);
  expect(await outdated(_id)).toEqual({ hi: { heading: 'Stepwells' } });
  await send('PUT', `/update-category/${_id}`, { ...category, heading: 'Old stepwells', stillRight: { hi: ['heading'] } }, bearer);
  expect(await outdated(_id)).toBeUndefined();
});

test('phones never get what a translation was made from', async () => {
  const id = await add({ content: 'Known to nobody.' });
  await save(id, { content: 'Known to all.' });
  const head = (await (await get('/api/sync/v1/head')).json()) as { snapshot: { url: string } };
  const snapshot = await (await get(head.snapshot.url)).text();
  expect(snapshot).toContain('Known to all.');
  expect(snapshot.includes('Known to nobody.')).toBe(false);
});

test.each([
  ['stillRight.mr.0', { stillRight: { mr: ['slug'] } }],
  ['stillRight.en', { stillRight: { en: ['name'] } }],
  ['translations.mr.heading', { translations: { mr: { heading: 'x' } } }],
  ['translations.hi.name', { translations: { hi: { name: 'अ'.repeat(121) } } }],
])('%s is refused', async (field, fields) => {
  expect(await send('POST', '/add-tourist-place', { ...form, ...fields }, bearer)).toMatchObject({
    code: 400,
    errors: { [field]: expect.any(String) },
  });
});

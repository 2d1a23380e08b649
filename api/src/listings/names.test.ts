import { categoryCalls } from '@helpdesk/contract/calls/categories';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { SyncSnapshot } from '@helpdesk/contract/sync/sync';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';

const { sql, get, read, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const idOf = ({ result }: { result: unknown }) => (result as { _id: string })._id;
const caves = sampleRegion.categories.find(({ name }) => name === 'Caves');
const ozar = sampleRegion.regions.find(({ name }) => name === 'Ozar & Narayangaon');

test('a renamed category keeps its old address, and takes it back with its name', async () => {
  const id = idOf(await send('POST', '/add-category', forms.category, bearer));
  const formerNames = async () => (await sql<[{ names: string[] }]>`SELECT former_names AS names FROM category WHERE id = ${id}`)[0].names;
  expect(await send('PUT', `/update-category/${id}`, { ...forms.category, name: 'Wells' }, bearer)).toMatchObject({
    code: 200,
    displayMessage: 'Category updated successfully',
  });
  expect(await formerNames()).toEqual(['Stepwells']);
  await send('PUT', `/update-category/${id}`, { ...forms.category, name: 'STEPWELLS' }, bearer);
  expect(await formerNames()).toEqual(['Wells']);
  expect(await send('DELETE', `/delete-category/${id}`, undefined, bearer)).toMatchObject({ code: 200 });
  expect((await read(categoryCalls.list)).map(({ _id }) => _id)).not.toContain(id);
});

test('a renamed region keeps its old address and its translations', async () => {
  const form = { ...forms.region, translations: { mr: { name: 'पारगाव' } } };
  const id = idOf(await send('POST', '/add-region', form, bearer));
  await send('PUT', `/update-region/${id}`, { ...forms.region, name: 'Pargaon Tarfe' }, bearer);
  const url = ((await (await get('/api/sync/v1/head')).json()) as { snapshot: { url: string } }).snapshot.url;
  const { rows } = (await (await get(url)).json()) as SyncSnapshot;
  expect(rows.regions.find(({ _id }) => _id === id)).toMatchObject({ formerNames: ['Pargaon'], translations: { mr: { name: 'पारगाव' } } });
});

test.each([
  ['category', 'Caves', 409, 'This name is already in use. Please choose another.'],
  ['category', ' caves ', 409, 'This name is already in use. Please choose another.'],
  ['category', 'Events', 400, 'This name is used by the site itself. Please choose another.'],
  ['category', 'forts/caves', 400, 'This name is used by the site itself. Please choose another.'],
  ['region', 'OZAR & narayangaon', 409, 'This name is already in use. Please choose another.'],
] as const)('a new %s may not be named "%s"', async (kind, name, code, message) => {
  expect(await send('POST', `/add-${kind}`, { ...forms[kind], name }, bearer)).toMatchObject({ code, errors: { name: message } });
});

test('a category or region in use stays, and the answer says how many use it', async () => {
  const places = sampleRegion.places.filter(({ categoryIds }) => categoryIds.includes(caves?._id ?? '')).length;
  expect(await send('DELETE', `/delete-category/${caves?._id}`, undefined, bearer)).toEqual({
    code: 409,
    status: false,
    displayMessage: `${places} places use this category. Give them another category first.`,
    result: null,
  });
  const listings = listingKinds
    .flatMap((kind): { regionId: string | null }[] => sampleRegion[kind])
    .filter(({ regionId }) => regionId === ozar?._id).length;
  expect(await send('DELETE', `/delete-region/${ozar?._id}`, undefined, bearer)).toMatchObject({
    code: 409,
    displayMessage: `${listings} listings are in this region. Move them to another region first.`,
  });
});

test('one place is enough for its category and its region to stay', async () => {
  const category = idOf(await send('POST', '/add-category', { ...forms.category, name: 'Cisterns' }, bearer));
  const region = idOf(await send('POST', '/add-region', { ...forms.region, name: 'Rajuri' }, bearer));
  const place = idOf(await send('POST', '/add-tourist-place', { ...forms.place, categoryIds: [category], regionId: region }, bearer));
  const remove = async (path: string) => (await send('DELETE', path, undefined, bearer)).code;
  expect([await remove(`/delete-category/${category}`), await remove(`/delete-region/${region}`)]).toEqual([409, 409]);
  await remove(`/delete-tourist-place/${place}`);
  expect([await remove(`/delete-category/${category}`), await remove(`/delete-region/${region}`)]).toEqual([200, 200]);
});

import { categoryCalls } from '@helpdesk/contract/calls/categories';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';

const { sql, read, refusal, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const idOf = (rows: { _id: string; name: string }[], name: string) => rows.find((row) => row.name === name)?._id ?? '';
const caves = idOf(sampleRegion.categories, 'Caves');
const lenyadri = idOf(sampleRegion.regions, 'Lenyadri & Otur');

test('the list holds every category, by name', async () => {
  const categories = await read(categoryCalls.list);
  expect(categories).toHaveLength(9);
  expect(categories.map(({ name }) => name)).toEqual(categories.map(({ name }) => name).sort());
});

test('a category names the regions that hold a place of it, by name', async () => {
  const { regionsDetails } = await read(categoryCalls.one, `/get-category/${caves}`);
  const holding = new Set(sampleRegion.places.filter(({ categoryIds }) => categoryIds.includes(caves)).map(({ regionId }) => regionId));
  expect(new Set(regionsDetails.map(({ _id }) => _id))).toEqual(holding);
  const names = regionsDetails.map(({ regionName }) => regionName);
  expect(names).toEqual(names.toSorted());
});

test('a region lists its places of one category', async () => {
  const { regionDetails, touristPlaceDetails } = await read(
    categoryCalls.region,
    `/get-region-and-attractive-place-list/${caves}/${lenyadri}`,
  );
  expect(regionDetails.name).toBe('Lenyadri & Otur');
  expect(touristPlaceDetails.map(({ name }) => name)).toContain('Lenyadri Caves');
  for (const place of touristPlaceDetails) {
    expect(place.regionId).toBe(lenyadri);
    expect(place.categoryIds).toContain(caves);
  }
});

test.each([
  ['/add-category', forms.category],
  ['/add-region', forms.region],
])('%s takes no name that looks like one that is there', async (path, form) => {
  expect(await send('POST', path, { ...form, name: 'Café' }, bearer)).toMatchObject({ code: 201 });
  for (const name of ['Cafe\u0301', 'café', ' Ca\u200bfé', '\u202aCafé\u202c'])
    expect([name, await send('POST', path, { ...form, name }, bearer)]).toMatchObject([
      name,
      { code: 409, errors: { name: expect.any(String) } },
    ]);
});

test.each([
  ['/add-category', forms.category, 'Ev\u200bents'],
  ['/add-category', forms.category, 'ADMIN\u2060'],
  ['/add-region', forms.region, 'Unknown\u00ad Region'],
  ['/add-region', forms.region, '\u200b'],
])('%s takes no name that looks like a reserved one, or like none: %j', async (path, form, name) => {
  expect(await send('POST', path, { ...form, name }, bearer)).toMatchObject({ code: 400, errors: { name: expect.any(String) } });
});

test('unknown ids answer what there is none of', async () => {
  expect(await refusal('/get-category/nowhere')).toEqual([404, 'There is no such category.']);
  expect(await refusal(`/get-region-and-attractive-place-list/nowhere/${lenyadri}`)).toEqual([404, 'There is no such category.']);
  expect(await refusal(`/get-region-and-attractive-place-list/${caves}/nowhere`)).toEqual([404, 'There is no such region.']);
});

test("a deleted region's places come last under Unknown Region", async () => {
  await writeCatalogue(sql, (tx) => tx`DELETE FROM region WHERE id = ${lenyadri}`);
  const { regionsDetails } = await read(categoryCalls.one, `/get-category/${caves}`);
  expect(regionsDetails.at(-1)).toEqual({ _id: null, regionName: 'Unknown Region' });
  expect(regionsDetails.filter(({ _id }) => _id === null)).toHaveLength(1);
});

import { placeCalls } from '@helpdesk/contract/calls/places';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import { isInLetterGroup } from '@helpdesk/contract/rules/letter-groups';
import { matchesChip, readSearch } from '@helpdesk/contract/search/search';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { findListings } from '@helpdesk/contract/wishes/find-listings';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';

const { read, refusal } = await sampleApp();
const list = (query = '') => read(placeCalls.list, `${placeCalls.list.path}${query}`);
const names = async (query: string) => (await list(query)).map(({ name }) => name);

test('the list holds every place, by name', async () => {
  const all = await names('');
  expect(all).toHaveLength(74);
  expect(all.slice(0, 2)).toEqual(['Ahupe Ghat', 'Ale Reda Samadhi Temple']);
});

test('both spellings of the search are read', async () => {
  const found = await names('?search=shivneri');
  expect(found).toContain('Shivneri Fort');
  expect(found).not.toContain('Naneghat');
  expect(await names('?searchData=shivneri')).toEqual(found);
  expect(await names('?search=&searchData=shivneri')).toEqual(found);
});

const byName = new Intl.Collator('en', { numeric: true });
const inOrder = {
  ...sampleRegion,
  places: [...sampleRegion.places].sort((a, b) => byName.compare(a.name, b.name)),
} as unknown as CatalogueRows;

test.each(['fort', 'लेणी', 'forts near junnar', 'killa shivneri', 'shiwaneri', 'नाणेघाटात', '100% fort', "o'clock; --", 'zzzz'])(
  'a search for "%s" finds on the server what the shared search finds, in its order',
  async (text) => {
    const expected = findListings(inOrder, { text, kinds: ['places'] }).found.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(await names(`?search=${encodeURIComponent(text)}`)).toEqual(expected);
  },
);

test('what a text finds can be narrowed to a region and to what is popular', async () => {
  const fort = sampleRegion.places.find(({ name }) => name === 'Shivneri Fort');
  expect(await names(`?search=shivnery&isPopular=true&regionId=${fort?.regionId}`)).toEqual(['Shivneri Fort']);
});

test.each(['', 'A-D', 'u-z', 'Popular', 'Veg'])('the chip "%s" lists on the server what the shared rule lists', async (chip) => {
  const asked = readSearch(chip);
  const expected = sampleRegion.places.filter((row) => asked.by !== 'text' && matchesChip(row, asked));
  const found = await names(`?search=${encodeURIComponent(chip)}`);
  expect(found.sort()).toEqual(expected.map(({ name }) => name).sort());
});

test.each(['अ-औ', 'क-ङ', 'य-ह'] as const)('the chip "%s" lists the places whose Marathi name begins so', async (chip) => {
  const expected = sampleRegion.places.filter(({ name, translations }) => isInLetterGroup(translations.mr?.name ?? name, chip));
  expect(expected.length).toBeGreaterThan(0);
  const found = await names(`?search=${encodeURIComponent(chip)}`);
  expect(found.sort()).toEqual(expected.map(({ name }) => name).sort());
});

test('a region lists its own places', async () => {
  const regions = await read(regionCalls.list);
  const ozar = regions.find(({ name }) => name === 'Ozar & Narayangaon');
  const places = await list(`?regionId=${ozar?._id}`);
  expect(places.length).toBeGreaterThan(0);
  expect(new Set(places.map(({ regionId }) => regionId))).toEqual(new Set([ozar?._id]));
  expect(await list(`?regionId=`)).toHaveLength(74);
  expect(await list(`?regionId=nowhere`)).toEqual([]);
});

test('popular is the string true, or nothing', async () => {
  const popular = sampleRegion.places.filter((place) => place.popular).length;
  expect(await list('?isPopular=true')).toHaveLength(popular);
  expect(await list('?isPopular=')).toHaveLength(74);
});

test('a list can be read in parts', async () => {
  const all = await names('');
  expect(await names('?limit=3')).toEqual(all.slice(0, 3));
  expect(await names('?limit=3&offset=72')).toEqual(all.slice(72));
  expect(await names('?offset=70')).toEqual(all.slice(70));
});

test('a place names what is near it', async () => {
  const fort = sampleRegion.places.find(({ name }) => name === 'Shivneri Fort');
  const place = await read(placeCalls.one, `/get-tourist-place/${fort?._id}`);
  expect(place.nearByTouristAttractionsIds).toEqual(fort?.nearbyPlaceIds);
  expect(place.nearByTouristAttractions.map(({ name }) => name)).toEqual(['Shivneri Caves', 'Junnar Old Town', 'Lenyadri Caves']);
  expect(place.nearByResorts.map(({ _id }) => _id)).toEqual(fort?.nearbyResortIds);
  expect(place.nearByRestaurants.map(({ _id }) => _id)).toEqual(fort?.nearbyRestaurantIds);
});

test('there is no place of an unknown id', async () => {
  expect(await refusal('/get-tourist-place/nowhere')).toEqual([404, 'There is no tourist place at this address.']);
  expect(await refusal('/get-tourist-place/%E0%A4%A')).toEqual([404, 'There is no tourist place at this address.']);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=many', 'limit'],
  ['limit=', 'limit'],
  ['offset=-1', 'offset'],
  ['isPopular=yes', 'isPopular'],
  [`search=${'x'.repeat(201)}`, 'search'],
])('%s is refused with a sentence that names the parameter', async (query, name) => {
  const sentence = `The value of “${name}” is not valid. Please check it and try again.`;
  expect(await refusal(`/get-tourist-places?${query}`)).toEqual([400, sentence]);
});

import { resortCalls } from '@helpdesk/contract/calls/resorts';
import { amenityKeys } from '@helpdesk/contract/rules/fixed-sets';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';

const { read, refusal } = await sampleApp();
const list = (query = '') => read(resortCalls.list, `${resortCalls.list.path}${query}`);

test('the list holds every accommodation with its contact and its eight flags', async () => {
  const resorts = await list();
  expect(resorts).toHaveLength(18);
  const [first] = resorts;
  expect(Object.keys(first?.amenitiesOffered ?? {}).sort()).toEqual([...amenityKeys].sort());
  expect(first?.contactPhoneNumber).toMatch(/^\+91/);
});

test.each(amenityKeys)('the amenity %s lists the stays that offer it', async (amenity) => {
  const offering = sampleRegion.resorts.filter(({ amenitiesOffered }) => amenitiesOffered[amenity]).map(({ name }) => name);
  const found = await list(`?amenity=${amenity}`);
  expect(found.map(({ name }) => name).sort()).toEqual(offering.sort());
});

test.each(['Signature Stay', 'signature stays'])('the chip %s lists that category', async (chip) => {
  const found = await list(`?searchData=${chip}`);
  expect(found.length).toBeGreaterThan(0);
  for (const { category } of found) expect(category).toContain('Signature Stay');
});

test('search, amenity and region narrow together', async () => {
  const wifi = sampleRegion.resorts.find(({ amenitiesOffered }) => amenitiesOffered.wifi);
  const found = await list(`?search=${encodeURIComponent(wifi?.name ?? '')}&amenity=wifi&regionId=${wifi?.regionId}`);
  expect(found.map(({ _id }) => _id)).toEqual([wifi?._id]);
  expect(await list(`?search=${encodeURIComponent(wifi?.name ?? '')}&amenity=wifi&regionId=nowhere`)).toEqual([]);
});

test('an accommodation names the places near it', async () => {
  const [stay] = sampleRegion.resorts;
  const resort = await read(resortCalls.one, `/get-resort/${stay?._id}`);
  expect(resort.nearbyAttractionIds).toEqual(stay?.nearbyPlaceIds);
  expect(resort.nearByTouristAttractions.map(({ _id }) => _id)).toEqual(stay?.nearbyPlaceIds);
});

test('there is no accommodation of an unknown id, and no unknown amenity', async () => {
  expect(await refusal('/get-resort/nowhere')).toEqual([404, 'There is no accommodation at this address.']);
  expect(await refusal('/get-resorts?amenity=helipad')).toEqual([400, expect.stringContaining('“amenity”')]);
});

import { restaurantCalls } from '@helpdesk/contract/calls/restaurants';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';

const { read, refusal } = await sampleApp();
const list = (query = '') => read(restaurantCalls.list, `${restaurantCalls.list.path}${query}`);

test('empty text lists every restaurant', async () => {
  expect(await list('?searchData=')).toHaveLength(18);
});

test('Veg does not list who cooks Non Veg only', async () => {
  const veg = await list('?searchData=Veg');
  expect(veg.length).toBeGreaterThan(0);
  for (const { categories } of veg) expect(categories).toContain('Veg');
  const nonVeg = await list('?searchData=Non%20Veg');
  for (const { categories } of nonVeg) expect(categories).toContain('Non Veg');
});

test('a restaurant has a contact number and names the places near it', async () => {
  const [eatery] = sampleRegion.restaurants;
  const restaurant = await read(restaurantCalls.one, `/get-restaurant/${eatery?._id}`);
  expect(restaurant.contactNumber).toBe(eatery?.contactNumber);
  expect(restaurant.nearBytouristAttractionIds).toEqual(eatery?.nearbyPlaceIds);
  expect(restaurant.nearByTouristAttractions.map(({ _id }) => _id)).toEqual(eatery?.nearbyPlaceIds);
});

test('there is no restaurant of an unknown id', async () => {
  expect(await refusal('/get-restaurant/nowhere')).toEqual([404, 'There is no restaurant at this address.']);
});

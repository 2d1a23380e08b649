import { expect, test } from 'vitest';

import { catalogueOf, place, resort, restaurant } from '#listings/testing/rows.ts';

import { namedBy } from './named-by.ts';

test('a listing is named by those of every kind that have it nearby', () => {
  const fort = place('Fort');
  const catalogue = catalogueOf({
    places: [fort, place('Cave', { nearbyPlaceIds: [fort._id], nearbyResortIds: ['inn'] }), place('Lake')],
    resorts: [resort('Inn', { nearbyPlaceIds: [fort._id] })],
    restaurants: [restaurant('Hall', { nearbyPlaceIds: [fort._id] })],
  });
  expect(namedBy(catalogue, fort._id)).toBe(3);
  expect(namedBy(catalogue, 'inn')).toBe(1);
  expect(namedBy(catalogue, 'nobody')).toBe(0);
  expect(namedBy(undefined, fort._id)).toBe(0);
});

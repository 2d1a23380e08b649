import { expect, test } from 'vitest';

import { placeCalls, placeInput } from './places.ts';
import { resortInput } from './resorts.ts';
import { restaurantInput } from './restaurants.ts';

const listing = {
  name: 'Shivneri Fort',
  content: 'A fort.',
  mapURL: 'https://www.openstreetmap.org/?mlat=19.199&mlon=73.8595',
  images: ['/images/place-shivneri-fort-1-1280.webp'],
  regionId: 'r1',
};
const place = { ...listing, categoryIds: ['c1'], nearByTouristAttractionsIds: [] };
const resort = { ...listing, contactPhoneNumber: '9876543210', category: ['Budget Stay'], nearbyAttractionIds: ['p1'] };
const restaurant = { ...listing, contactNumber: '9876543210', categories: ['Veg'], nearBytouristAttractionIds: ['p1'] };

const kinds = [
  ['place', placeInput, place, 'nearByTouristAttractionsIds'],
  ['resort', resortInput, resort, 'nearbyAttractionIds'],
  ['restaurant', restaurantInput, restaurant, 'nearBytouristAttractionIds'],
] as const;

test.each(kinds)('a %s without anything optional is accepted', (_kind, schema, input) => {
  expect(schema.safeParse(input).success).toBe(true);
});

test.each(kinds)('a field of a %s that nobody knows is refused', (_kind, schema, input) => {
  expect(schema.safeParse({ ...input, isAdmin: true }).success).toBe(false);
  expect(schema.safeParse({ ...input, _id: 'mine' }).success).toBe(false);
});

test.each(kinds)('a %s has at most three others nearby, none twice', (_kind, schema, input, nearby) => {
  const message = (ids: string[]) => schema.safeParse({ ...input, [nearby]: ids }).error?.issues[0]?.message;
  expect(message(['a', 'b', 'c'])).toBeUndefined();
  expect(message(['a', 'b', 'c', 'd'])).toBe('form_nearby_at_most_three');
  expect(message(['a', 'a'])).toBe('form_nearby_twice');
});

test.each(kinds)('what a %s lacks is said to the letter (product 13.2)', (kind, schema) => {
  const said = new Set(schema.safeParse({}).error?.issues.map(({ message }) => message));
  for (const message of [
    'form_name_required',
    'form_content_required',
    'form_map_url_required',
    kind === 'resort' ? 'form_resort_region_required' : 'form_region_required',
    'form_image_required',
  ]) {
    expect(said).toContain(message);
  }
});

test('the first place of a region needs no other one nearby (product 6.7)', () => {
  expect(placeInput.safeParse({ ...place, nearByTouristAttractionsIds: [] }).success).toBe(true);
});

test('the star sends the popular flag alone', () => {
  expect(placeCalls.update.body.safeParse({ popular: true }).success).toBe(true);
  expect(placeCalls.update.body.safeParse({ popular: 'true' }).success).toBe(false);
});

test.each([
  [['Budget Stay'], true],
  [['Budget Stay', 'Signature Stay'], true],
  // A single text is accepted (product 5.4).
  ['Signature Stay', true],
  [[], false],
  ['Palace', false],
  [['Veg'], false],
])('the category of a stay may be %j: %s', (category, accepted) => {
  expect(resortInput.safeParse({ ...resort, category }).success).toBe(accepted);
});

test.each([
  [{ wifi: true }, true],
  [{}, true],
  [{ wifi: 'yes' }, false],
  [{ helipad: true }, false],
])('the amenities of a stay may be %j: %s', (amenitiesOffered, accepted) => {
  expect(resortInput.safeParse({ ...resort, amenitiesOffered }).success).toBe(accepted);
});

test('what some clients send and nobody uses is accepted (product 5.4)', () => {
  expect(resortInput.safeParse({ ...resort, bookingCTAText: 'Book', regionIds: ['x'] }).success).toBe(true);
});

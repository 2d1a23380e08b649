import { expect, test } from 'vitest';
import { pictureExtensions } from '#calls/uploads.ts';
import { amenityKeys, letterRanges, maxNearby, resortCategories, restaurantCategories } from './fixed-sets.ts';

/** To the letter: product 5.4, product 5.5, product 5.13. */
test.each([
  ['the six alphabet shortcuts', letterRanges, ['A-D', 'E-H', 'I-L', 'M-P', 'Q-T', 'U-Z']],
  ['the categories of a stay', resortCategories, ['Budget Stay', 'Signature Stay']],
  ['the categories of a restaurant', restaurantCategories, ['Maharashtrian', 'Non Veg', 'Veg']],
  [
    'the eight amenity flags',
    amenityKeys,
    ['wifi', 'parking', 'roomService', 'pool', 'airCondition', 'petFriendly', 'breakfastIncluded', 'fitnessCenter'],
  ],
  ['the types of a picture', pictureExtensions, ['jpg', 'png', 'jpeg']],
  ['what is near a listing, at most', maxNearby, 3],
])('%s are those that the product promises', (_what, ours, theirs) => {
  expect(ours).toEqual(theirs);
});

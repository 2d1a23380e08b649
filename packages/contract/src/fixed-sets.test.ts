import { expect, test } from 'vitest';

import { amenityKeys, letterRanges, maxNearby, resortCategories, restaurantCategories } from './fixed-sets.ts';
import { pictureExtensions } from './uploads.ts';

/** Word for word spec sections 3 and 9. */
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
])('%s are those of the spec', (_what, ours, theirs) => {
  expect(ours).toEqual(theirs);
});

import { accessQuestions, difficulties, signals } from '#rules/planning-sets.ts';

import { everywhere, type Fields } from './field.ts';
import { listingBody, listingHead, listingText, nearbyPlaces, season } from './listing.ts';

/** A tourist place (product 5.3). */
export const place = {
  ...listingHead,
  categoryIds: { is: 'ids', on: everywhere, of: 'categories', most: 20, required: 'form_category_required', csv: 'categories' },
  nearbyPlaceIds: { ...nearbyPlaces, wire: 'nearByTouristAttractionsIds' },
  nearbyResortIds: {
    is: 'nearby',
    on: everywhere,
    of: 'resorts',
    wire: 'nearByResortsIds',
    detail: 'nearByResorts',
    csv: 'nearbyResorts',
    optional: true,
  },
  nearbyRestaurantIds: {
    is: 'nearby',
    on: everywhere,
    of: 'restaurants',
    wire: 'nearByRestaurantsIds',
    detail: 'nearByRestaurants',
    csv: 'nearbyRestaurants',
    optional: true,
  },
  /** What it costs to enter, in words: who pays, for what, and who does not. */
  fee: { is: 'text', on: everywhere, longest: 300, optional: true, translated: true, search: 'content' },
  /** From the gate and back to it. */
  timeNeeded: { is: 'minutes', on: everywhere, most: 10_080, optional: true },
  access: { is: 'answers', on: everywhere, set: accessQuestions, optional: true },
  difficulty: { is: 'grade', on: everywhere, set: difficulties, optional: true },
  /** By bus and by road, in words: the last stop, the last road, and what does not get through. */
  gettingThere: { is: 'text', on: everywhere, longest: 600, optional: true, translated: true, search: 'content' },
  signal: { is: 'grade', on: everywhere, set: signals, optional: true },
  ...listingText,
  ...season,
  ...listingBody,
} as const satisfies Fields;

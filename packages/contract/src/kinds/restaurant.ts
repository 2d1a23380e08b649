import { restaurantCategories } from '#fixed-sets.ts';

import { type Fields, inLists } from './field.ts';
import { contactNumber, listingBody, listingHead, listingText, nearbyPlaces, season } from './listing.ts';

/** A restaurant (spec section 3). */
export const restaurant = {
  ...listingHead,
  categories: { is: 'someOf', on: inLists, set: restaurantCategories, required: 'form_category_required' },
  contactNumber,
  nearbyPlaceIds: { ...nearbyPlaces, wire: 'nearBytouristAttractionIds' },
  ...listingText,
  ...season,
  ...listingBody,
} as const satisfies Fields;

import { restaurantCategories } from '#rules/fixed-sets.ts';

import { type Fields, inLists } from './field.ts';
import { contactNumber, listingBody, listingHead, listingText, nearbyPlaces, season } from './listing.ts';

/** A restaurant (product 5.5). */
export const restaurant = {
  ...listingHead,
  categories: { is: 'someOf', on: inLists, set: restaurantCategories, required: 'form_category_required' },
  contactNumber,
  nearbyPlaceIds: { ...nearbyPlaces, wire: 'nearBytouristAttractionIds' },
  ...listingText,
  ...season,
  ...listingBody,
} as const satisfies Fields;

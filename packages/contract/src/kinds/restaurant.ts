import { restaurantCategories } from '#fixed-sets.ts';

import { everywhere, type Fields } from './field.ts';
import { contactNumber, listingBody, listingHead, listingText, nearbyPlaces, season } from './listing.ts';

/** A restaurant (spec section 3). */
export const restaurant = {
  ...listingHead,
  categories: { is: 'someOf', on: everywhere, set: restaurantCategories, required: 'form_category_required' },
  contactNumber,
  nearbyPlaceIds: { ...nearbyPlaces, wire: 'nearBytouristAttractionIds' },
  ...listingText,
  ...season,
  ...listingBody,
} as const satisfies Fields;

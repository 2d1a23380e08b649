import { restaurantCategories } from '#fixed-sets.ts';

import { everywhere, type Fields } from './field.ts';
import { contactNumber, listingBody, listingHead, season } from './listing.ts';

/** A restaurant (spec section 3). */
export const restaurant = {
  ...listingHead,
  categories: { is: 'someOf', on: everywhere, set: restaurantCategories, required: 'form_category_required' },
  contactNumber,
  nearbyPlaceIds: { is: 'nearby', on: everywhere, of: 'places', wire: 'nearBytouristAttractionIds', csv: 'nearbyPlaces' },
  ...season,
  ...listingBody,
} as const satisfies Fields;

import { everywhere, type Fields } from './field.ts';
import { listingBody, listingHead, season } from './listing.ts';

/** A tourist place (spec section 3). */
export const place = {
  ...listingHead,
  categoryIds: { is: 'ids', on: everywhere, of: 'categories', most: 20, required: 'form_category_required', csv: 'categories' },
  /** Whether one is required depends on the other places (decision B20). */
  nearbyPlaceIds: { is: 'nearby', on: everywhere, of: 'places', wire: 'nearByTouristAttractionsIds', csv: 'nearbyPlaces' },
  nearbyResortIds: { is: 'nearby', on: everywhere, of: 'resorts', wire: 'nearByResortsIds', csv: 'nearbyResorts', optional: true },
  nearbyRestaurantIds: {
    is: 'nearby',
    on: everywhere,
    of: 'restaurants',
    wire: 'nearByRestaurantsIds',
    csv: 'nearbyRestaurants',
    optional: true,
  },
  ...season,
  ...listingBody,
} as const satisfies Fields;

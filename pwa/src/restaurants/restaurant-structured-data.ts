import type { RegionRow, RestaurantRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { categoryLabels } from '#listings/category-label.ts';
import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

export const restaurantStructuredData = (restaurant: RestaurantRow, region: RegionRow | undefined) =>
  listingStructuredData(
    restaurant,
    region,
    { name: m.menu_restaurants(), path: '/restaurant-directory' },
    { '@type': 'Restaurant', servesCuisine: categoryLabels(restaurant) },
  );

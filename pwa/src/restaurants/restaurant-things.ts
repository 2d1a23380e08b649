import type { RegionRow, RestaurantRow } from '@helpdesk/contract/rows';
import { m } from '@helpdesk/words/messages';

import { categoryLabels } from '#listings/category-label.ts';
import { listingThings } from '#listings/listing-things.ts';

export const restaurantThings = (restaurant: RestaurantRow, region: RegionRow | undefined) =>
  listingThings(
    restaurant,
    region,
    { name: m.menu_restaurants(), path: '/restaurant-directory' },
    { '@type': 'Restaurant', servesCuisine: categoryLabels(restaurant) },
  );

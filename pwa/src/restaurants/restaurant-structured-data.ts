import { restaurantThing } from '@helpdesk/contract/schema-org/own-thing';
import type { RegionRow, RestaurantRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { categoryLabel } from '#listings/category-label.ts';
import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

export const restaurantStructuredData = (restaurant: RestaurantRow, region: RegionRow | undefined) =>
  listingStructuredData(
    restaurant,
    region,
    { name: m.menu_restaurants(), path: '/restaurant-directory' },
    restaurantThing(restaurant, categoryLabel),
  );

import { restaurantThing } from '@helpdesk/contract/schema-org/own-thing';
import type { RestaurantRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { categoryLabel } from '#listings/category-label.ts';
import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

export const restaurantStructuredData = (restaurant: RestaurantRow, catalogue: Catalogue) =>
  listingStructuredData(
    restaurant,
    catalogue,
    { name: m.menu_restaurants(), path: '/restaurant-directory' },
    restaurantThing(restaurant, categoryLabel),
  );

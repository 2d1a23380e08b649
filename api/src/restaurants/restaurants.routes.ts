import { restaurantCalls } from '@helpdesk/contract/restaurants';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { acceptQuery } from '#http/accept.ts';
import { answer } from '#http/answer.ts';
import { found } from '#http/problem.ts';
import { routePath } from '#http/route-path.ts';
import { sendVersion } from '#http/version.ts';
import { findListings } from '#listings/find-listings.ts';
import type { KeptLists } from '#listings/kept-lists.ts';
import { nearby, wireRestaurant } from '#listings/wire.ts';

export const restaurantRoutes = (catalogue: CatalogueSource, answerList: KeptLists) =>
  new Hono()
    .get(routePath(restaurantCalls.list), acceptQuery(restaurantCalls.list.query), (c) => {
      const query = c.req.valid('query');
      return answerList(c, restaurantCalls.list, query, (rows) => findListings(rows, 'restaurants', query).map(wireRestaurant));
    })
    .get(routePath(restaurantCalls.one), async (c) => {
      const { rows } = await catalogue.current();
      const id = c.req.param('id');
      const restaurant = found(
        rows.restaurants.find(({ _id }) => _id === id),
        'server_not_found_restaurant',
      );
      sendVersion(c, restaurant.seq);
      return answer(c, restaurantCalls.one, {
        ...wireRestaurant(restaurant),
        nearByTouristAttractions: nearby(rows.places, restaurant.nearbyPlaceIds),
      });
    });

import { placeCalls } from '@helpdesk/contract/places';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { acceptQuery } from '#http/accept.ts';
import { answer } from '#http/answer.ts';
import { found } from '#http/problem.ts';
import { routePath } from '#http/route-path.ts';
import { sendVersion } from '#http/version.ts';
import { findListings } from '#listings/find-listings.ts';
import type { KeptLists } from '#listings/kept-lists.ts';
import { nearby, wirePlace } from '#listings/wire.ts';

export const placeRoutes = (catalogue: CatalogueSource, answerList: KeptLists) =>
  new Hono()
    .get(routePath(placeCalls.list), acceptQuery(placeCalls.list.query), (c) => {
      const query = c.req.valid('query');
      return answerList(c, placeCalls.list, query, (rows) => findListings(rows, 'places', query).map(wirePlace));
    })
    .get(routePath(placeCalls.one), async (c) => {
      const { rows } = await catalogue.current();
      const id = c.req.param('id');
      const place = found(
        rows.places.find(({ _id }) => _id === id),
        'server_not_found_place',
      );
      sendVersion(c, place.seq);
      return answer(c, placeCalls.one, {
        ...wirePlace(place),
        nearByTouristAttractions: nearby(rows.places, place.nearbyPlaceIds),
        nearByResorts: nearby(rows.resorts, place.nearbyResortIds),
        nearByRestaurants: nearby(rows.restaurants, place.nearbyRestaurantIds),
      });
    });

import { resortCalls } from '@helpdesk/contract/resorts';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { acceptQuery } from '#http/accept.ts';
import { answer } from '#http/answer.ts';
import { found } from '#http/problem.ts';
import { routePath } from '#http/route-path.ts';
import { sendVersion } from '#http/version.ts';
import { findListings } from '#listings/find-listings.ts';
import type { KeptLists } from '#listings/kept-lists.ts';
import { nearby, wireResort } from '#listings/wire.ts';

export const resortRoutes = (catalogue: CatalogueSource, answerList: KeptLists) =>
  new Hono()
    .get(routePath(resortCalls.list), acceptQuery(resortCalls.list.query), (c) => {
      const query = c.req.valid('query');
      return answerList(c, resortCalls.list, query, (rows) => findListings(rows, 'resorts', query).map(wireResort));
    })
    .get(routePath(resortCalls.one), async (c) => {
      const { rows } = await catalogue.current();
      const id = c.req.param('id');
      const resort = found(
        rows.resorts.find(({ _id }) => _id === id),
        'server_not_found_resort',
      );
      sendVersion(c, resort.seq);
      return answer(c, resortCalls.one, {
        ...wireResort(resort),
        nearByTouristAttractions: nearby(rows.places, resort.nearbyPlaceIds),
      });
    });

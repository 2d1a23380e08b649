import * as z from 'zod/mini';
import { endpoint, written } from './endpoint.ts';
import { id } from './fields.ts';
import { listingAnswer, listingInput, listQuery, nearbyAnswer, nearbyIds, popularInput } from './listing.ts';

/** Tourist places (spec section 3). */

export const placeInput = z.strictObject({
  ...listingInput,
  categoryIds: z.array(id, 'form_category_required').check(z.minLength(1, 'form_category_required'), z.maxLength(20)),
  /** Whether one is required depends on the other places (decision B20); the server and the form decide. */
  nearByTouristAttractionsIds: nearbyIds,
  nearByResortsIds: z.optional(nearbyIds),
  nearByRestaurantsIds: z.optional(nearbyIds),
});
export type PlaceInput = z.infer<typeof placeInput>;

export const placeAnswer = z.object({
  ...listingAnswer,
  categoryIds: z.array(id),
  nearByTouristAttractionsIds: z.array(id),
  nearByResortsIds: z.array(id),
  nearByRestaurantsIds: z.array(id),
});

export const placeDetail = z.extend(placeAnswer, {
  nearByTouristAttractions: nearbyAnswer,
  nearByResorts: nearbyAnswer,
  nearByRestaurants: nearbyAnswer,
});

export const placeCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-tourist-places',
    summary: 'Tourist places, all or filtered',
    query: z.object(listQuery),
    answer: z.array(placeAnswer),
  }),
  one: endpoint({ method: 'GET', path: '/get-tourist-place/{id}', summary: 'One tourist place with what is near it', answer: placeDetail }),
  add: endpoint({
    method: 'POST',
    path: '/add-tourist-place',
    summary: 'Add a tourist place',
    token: true,
    status: 201,
    body: placeInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-tourist-place/{id}',
    summary: 'Change a tourist place, or only its popular flag',
    token: true,
    body: z.union([popularInput, placeInput]),
    answer: written,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-tourist-place/{id}',
    summary: 'Delete a tourist place',
    token: true,
    answer: written,
  }),
};

import * as z from 'zod/mini';
import { endpoint, written } from './endpoint.ts';
import { phone } from './fields.ts';
import { restaurantCategories } from './fixed-sets.ts';
import { listingAnswer, listingInput, listQuery, nearbyAnswer, nearbyIds, popularInput } from './listing.ts';

/** Restaurants (spec section 3). */

const category = z.enum(restaurantCategories);

export const restaurantInput = z.strictObject({
  ...listingInput,
  contactNumber: phone('form_contact_number_required'),
  categories: z.array(category, 'form_category_required').check(z.minLength(1, 'form_category_required')),
  nearBytouristAttractionIds: nearbyIds,
});
export type RestaurantInput = z.infer<typeof restaurantInput>;

export const restaurantAnswer = z.object({
  ...listingAnswer,
  contactNumber: z.string(),
  categories: z.array(category),
  nearBytouristAttractionIds: z.array(z.string()),
});

export const restaurantDetail = z.extend(restaurantAnswer, { nearByTouristAttractions: nearbyAnswer });

export const restaurantCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-restaurants',
    summary: 'Restaurants, all or filtered',
    query: z.object(listQuery),
    answer: z.array(restaurantAnswer),
  }),
  one: endpoint({
    method: 'GET',
    path: '/get-restaurant/{id}',
    summary: 'One restaurant with the places near it',
    answer: restaurantDetail,
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-restaurant',
    summary: 'Add a restaurant',
    token: true,
    status: 201,
    body: restaurantInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-restaurant/{id}',
    summary: 'Change a restaurant, or only its popular flag',
    token: true,
    body: z.union([popularInput, restaurantInput]),
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-restaurant/{id}', summary: 'Delete a restaurant', token: true, answer: written }),
};

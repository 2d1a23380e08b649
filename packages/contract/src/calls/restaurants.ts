import * as z from 'zod/mini';
import { answerShape, detailShape, inputShape } from '#input-schema.ts';
import { restaurant } from '#kinds/restaurant.ts';
import type { Answer, Input } from '#kinds/types.ts';
import { endpoint, written } from './endpoint.ts';
import { listQuery, popularInput } from './listing.ts';

/** Restaurants (product 5.5). */

export interface RestaurantInput extends Input<typeof restaurant> {}
export interface RestaurantAnswer extends Answer<typeof restaurant> {}

export const restaurantInput = z.strictObject(inputShape(restaurant));
export const restaurantAnswer = z.object(answerShape(restaurant));

export const restaurantDetail = z.object(detailShape(restaurant));

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

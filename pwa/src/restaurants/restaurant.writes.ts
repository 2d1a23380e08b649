import { type RestaurantInput, restaurantCalls } from '@helpdesk/contract/calls/restaurants';

import type { SaveTo } from '#admin/form/save-to.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const saveRestaurant = ({ id, seen, key }: SaveTo, body: RestaurantInput) =>
  id === undefined
    ? authorisedRequest(restaurantCalls.add, { body, key })
    : authorisedRequest(restaurantCalls.update, { params: { id }, body, seen });

export const setRestaurantPopular = (id: string, popular: boolean) =>
  authorisedRequest(restaurantCalls.update, { params: { id }, body: { popular } });

export const deleteRestaurant = (id: string, seen: number) => authorisedRequest(restaurantCalls.remove, { params: { id }, seen });

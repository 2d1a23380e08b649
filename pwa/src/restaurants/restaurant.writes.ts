import { type RestaurantInput, restaurantCalls } from '@helpdesk/contract/restaurants';

import { tell } from '#admin/tell.ts';

export const saveRestaurant = (id: string | undefined, body: RestaurantInput) =>
  id === undefined ? tell(restaurantCalls.add, { body }) : tell(restaurantCalls.update, { params: { id }, body });

export const setRestaurantPopular = (id: string, popular: boolean) => tell(restaurantCalls.update, { params: { id }, body: { popular } });

export const deleteRestaurant = (id: string) => tell(restaurantCalls.remove, { params: { id } });

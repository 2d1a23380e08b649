import { type RestaurantInput, restaurantCalls } from '@helpdesk/contract/restaurants';

import type { SaveTo } from '#admin/save-to.ts';
import { tell } from '#admin/tell.ts';

export const saveRestaurant = ({ id, seen }: SaveTo, body: RestaurantInput) =>
  id === undefined ? tell(restaurantCalls.add, { body }) : tell(restaurantCalls.update, { params: { id }, body, seen });

export const setRestaurantPopular = (id: string, popular: boolean) => tell(restaurantCalls.update, { params: { id }, body: { popular } });

export const deleteRestaurant = (id: string, seen: number) => tell(restaurantCalls.remove, { params: { id }, seen });

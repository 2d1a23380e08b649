import type * as z from 'zod/mini';

import type { ListingKind } from '#kinds/kinds.ts';

import type { Endpoint, written } from './endpoint.ts';
import type { ListQuery, PopularInput } from './listing.ts';
import { type PlaceInput, placeCalls } from './places.ts';
import { type ResortInput, resortCalls } from './resorts.ts';
import { type RestaurantInput, restaurantCalls } from './restaurants.ts';
import { type ServiceInput, serviceCalls } from './services.ts';

/** What add and change take of a listing of any kind. */
export type ListingInput = PlaceInput | ResortInput | RestaurantInput | ServiceInput;

type Write = Endpoint & { readonly answer: typeof written };

/** The calls of one kind of listing (product 9.8). */
export interface ListingCalls {
  readonly list: Endpoint & { readonly query: z.ZodMiniType<ListQuery>; readonly answer: z.ZodMiniType<object[]> };
  readonly one: Endpoint & { readonly answer: z.ZodMiniType<object> };
  readonly add: Write & { readonly body: z.ZodMiniType<ListingInput> };
  readonly update: Write & { readonly body: z.ZodMiniType<ListingInput | PopularInput> };
  readonly remove: Write;
}

/** The same five calls under the names of each kind. */
export const listingCalls = {
  places: placeCalls,
  resorts: resortCalls,
  restaurants: restaurantCalls,
  services: serviceCalls,
} as const satisfies Readonly<Record<ListingKind, ListingCalls>>;

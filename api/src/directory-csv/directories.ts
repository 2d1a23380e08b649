import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import { placeInput } from '@helpdesk/contract/places';
import { resortInput } from '@helpdesk/contract/resorts';
import { restaurantInput } from '@helpdesk/contract/restaurants';
import type { ListingRow, PlaceRow, ResortRow, RestaurantRow } from '@helpdesk/contract/rows';
import type * as z from 'zod/mini';

import { readFields } from '#http/read-body.ts';
import { type ListingForm, placeForm, resortForm, restaurantForm } from '#listings/from-wire.ts';
import { type SharedInput, sharedFields } from '#listings/shared-fields.ts';
import { wirePlace, wireResort, wireRestaurant } from '#listings/wire.ts';
import { type Column, columnsOf } from './columns.ts';

/** One kind's file: its columns, and the way from a call's body to a row and back. */
export interface Directory {
  readonly kind: ListingKind;
  readonly columns: readonly Column[];
  /** Fields that a call's body always has. */
  readonly always: readonly string[];
  readonly nearbyName: string;
  /** A row under the names of the calls. */
  wire(row: ListingRow): Readonly<Record<string, unknown>>;
  /** A row out of a call's body, by the contract's rules; throws the Problem that names what breaks them. */
  rowOf(body: unknown, id: string, kept: ListingRow | undefined, taken: ReadonlySet<string>): Omit<ListingRow, 'seq'>;
}

const shared = ['name', 'content', 'mapURL', 'images', 'regionId'];

function directory<Kind extends ListingKind, Input extends SharedInput>(
  form: ListingForm<Kind, Input>,
  schema: z.ZodMiniType<Input>,
  own: readonly string[],
  wire: (row: never) => Readonly<Record<string, unknown>>,
): Directory {
  return {
    kind: form.kind,
    columns: columnsOf[form.kind],
    always: [...shared, ...own, form.nearbyName],
    nearbyName: form.nearbyName,
    wire: (row) => wire(row as never),
    rowOf(body, id, kept, taken) {
      const input = readFields(body, schema);
      const ownFields = form.ownFields(input, kept as Parameters<typeof form.ownFields>[1]);
      return { _id: id, ...sharedFields(input, kept, taken), ...ownFields } as unknown as Omit<ListingRow, 'seq'>;
    },
  };
}

export const directories: Readonly<Record<ListingKind, Directory>> = {
  places: directory(placeForm, placeInput, ['categoryIds'], (row: PlaceRow) => wirePlace(row)),
  resorts: directory(resortForm, resortInput, ['contactPhoneNumber', 'category'], (row: ResortRow) => wireResort(row)),
  restaurants: directory(restaurantForm, restaurantInput, ['contactNumber', 'categories'], (row: RestaurantRow) => wireRestaurant(row)),
};

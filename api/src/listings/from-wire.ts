import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import { amenityKeys, type CatalogueTable } from '@helpdesk/contract/fixed-sets';
import type { PlaceInput } from '@helpdesk/contract/places';
import type { ResortInput } from '@helpdesk/contract/resorts';
import type { RestaurantInput } from '@helpdesk/contract/restaurants';
import type { ListingRow, PlaceRow, ResortRow, RestaurantRow } from '@helpdesk/contract/rows';

import type { RowOf } from '#db/catalogue-tables.ts';
import type { MessageKey } from '#http/problem.ts';

/**
 * What a form of one kind holds beyond the fields that all listings share, under the plain names of its row. The way
 * back is `wire.ts`.
 */
export interface ListingForm<Kind extends ListingKind, Input> {
  readonly kind: Kind;
  readonly missing: MessageKey;
  /** Fields that the form leaves out keep what the row has. */
  ownFields(input: Input, kept: RowOf<Kind> | undefined): Omit<RowOf<Kind>, Exclude<keyof ListingRow, 'nearbyPlaceIds' | 'categories'>>;
  /** The wire's names of the fields that hold ids, and the table of those. */
  readonly idFields: readonly { readonly name: string; readonly table: CatalogueTable; ids(row: RowOf<Kind>): readonly string[] }[];
  /** The wire's name of the nearby attractions. */
  readonly nearbyName: string;
}

export const placeForm: ListingForm<'places', PlaceInput> = {
  kind: 'places',
  missing: 'server_not_found_place',
  ownFields: (input, kept) => ({
    categoryIds: once(input.categoryIds),
    nearbyPlaceIds: input.nearByTouristAttractionsIds,
    nearbyResortIds: input.nearByResortsIds ?? kept?.nearbyResortIds ?? [],
    nearbyRestaurantIds: input.nearByRestaurantsIds ?? kept?.nearbyRestaurantIds ?? [],
  }),
  idFields: [
    { name: 'categoryIds', table: 'categories', ids: (row: PlaceRow) => row.categoryIds },
    { name: 'nearByTouristAttractionsIds', table: 'places', ids: (row: PlaceRow) => row.nearbyPlaceIds },
    { name: 'nearByResortsIds', table: 'resorts', ids: (row: PlaceRow) => row.nearbyResortIds },
    { name: 'nearByRestaurantsIds', table: 'restaurants', ids: (row: PlaceRow) => row.nearbyRestaurantIds },
  ],
  nearbyName: 'nearByTouristAttractionsIds',
};

export const resortForm: ListingForm<'resorts', ResortInput> = {
  kind: 'resorts',
  missing: 'server_not_found_resort',
  ownFields: (input, kept) => ({
    categories: once([input.category].flat()),
    contactPersonName: input.contactPersonName ?? kept?.contactPersonName ?? '',
    contactPhoneNumber: input.contactPhoneNumber,
    amenitiesOffered: amenitiesOf(input.amenitiesOffered ?? kept?.amenitiesOffered ?? {}),
    nearbyPlaceIds: input.nearbyAttractionIds,
  }),
  idFields: [{ name: 'nearbyAttractionIds', table: 'places', ids: (row: ResortRow) => row.nearbyPlaceIds }],
  nearbyName: 'nearbyAttractionIds',
};

export const restaurantForm: ListingForm<'restaurants', RestaurantInput> = {
  kind: 'restaurants',
  missing: 'server_not_found_restaurant',
  ownFields: (input) => ({
    categories: once(input.categories),
    contactNumber: input.contactNumber,
    nearbyPlaceIds: input.nearBytouristAttractionIds,
  }),
  idFields: [{ name: 'nearBytouristAttractionIds', table: 'places', ids: (row: RestaurantRow) => row.nearbyPlaceIds }],
  nearbyName: 'nearBytouristAttractionIds',
};

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Flags that are left out count as false. */
const amenitiesOf = (flags: Partial<ResortRow['amenitiesOffered']>) =>
  Object.fromEntries(amenityKeys.map((key) => [key, flags[key] ?? false])) as ResortRow['amenitiesOffered'];

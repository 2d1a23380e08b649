import type { PlaceRow, ResortRow, RestaurantRow, ServiceRow } from '@helpdesk/contract/sync/rows';

import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import {
  rows as allRows,
  place as barePlace,
  resort as bareResort,
  restaurant as bareRestaurant,
  service as bareService,
} from '#sync/testing/rows.ts';

/** For tests of screens: rows that have something to show. */

export const catalogueOf = (rows: Partial<Catalogue['rows']>): Catalogue => buildCatalogue({ epoch: 'test', seq: 1 }, allRows(rows));

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const shown = (name: string) => ({
  slug: slugOf(name),
  name,
  content: `About ${name}.`,
  mapURL: 'https://maps.example/',
  latitude: 19.2,
  longitude: 73.86,
  images: [1, 2, 3].map((number) => `/images/${slugOf(name)}-${number}-1280.webp`),
});

export const place = (name: string, more: Partial<PlaceRow> = {}): PlaceRow => barePlace(name.toLowerCase(), { ...shown(name), ...more });

export const resort = (name: string, more: Partial<ResortRow> = {}): ResortRow =>
  bareResort(name.toLowerCase(), {
    ...shown(name),
    categories: ['Budget Stay'],
    contactPersonName: 'Asha',
    contactPhoneNumber: '+910000010001',
    ...more,
  });

export const restaurant = (name: string, more: Partial<RestaurantRow> = {}): RestaurantRow =>
  bareRestaurant(name.toLowerCase(), { ...shown(name), categories: ['Veg'], contactNumber: '+910000020001', ...more });

export const service = (name: string, more: Partial<ServiceRow> = {}): ServiceRow =>
  bareService(name.toLowerCase(), { ...shown(name), images: [], type: 'hospital', phones: ['+910000040001'], ...more });

import type { PlaceRow, ResortRow, RestaurantRow } from '@helpdesk/contract/rows';

import { buildCatalogue, type Catalogue } from '#catalogue/catalogue.ts';

const none = { categories: [], regions: [], places: [], resorts: [], restaurants: [], ads: [], reports: [] };

export const catalogueOf = (rows: Partial<Catalogue['rows']>): Catalogue => buildCatalogue({ epoch: 'test', seq: 1 }, { ...none, ...rows });

const listing = (name: string) => ({
  _id: name.toLowerCase(),
  seq: 1,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  formerSlugs: [],
  name,
  content: `About ${name}.`,
  mapURL: 'https://maps.example/',
  latitude: 19.2,
  longitude: 73.86,
  images: [1, 2, 3].map((number) => `/images/${name.toLowerCase().replaceAll(' ', '-')}-${number}-1280.webp`),
  pictureTexts: [],
  popular: false,
  regionId: null,
  alternateNames: [],
  facts: [],
  bestSeason: '',
  checkedOn: null,
  translations: {},
  nearbyPlaceIds: [],
});

export const place = (name: string, more: Partial<PlaceRow> = {}): PlaceRow => ({
  ...listing(name),
  categoryIds: [],
  nearbyResortIds: [],
  nearbyRestaurantIds: [],
  ...more,
});

const nothingOffered: ResortRow['amenitiesOffered'] = {
  wifi: false,
  parking: false,
  roomService: false,
  pool: false,
  airCondition: false,
  petFriendly: false,
  breakfastIncluded: false,
  fitnessCenter: false,
};

export const resort = (name: string, more: Partial<ResortRow> = {}): ResortRow => ({
  ...listing(name),
  categories: ['Budget Stay'],
  contactPersonName: 'Asha',
  contactPhoneNumber: '+910000010001',
  amenitiesOffered: nothingOffered,
  ...more,
});

export const restaurant = (name: string, more: Partial<RestaurantRow> = {}): RestaurantRow => ({
  ...listing(name),
  categories: ['Veg'],
  contactNumber: '+910000020001',
  ...more,
});

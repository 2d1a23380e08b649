import type { CatalogueTable } from '@helpdesk/contract/fixed-sets';

import type { RowOf } from './catalogue.ts';

const named = { seq: 0, name: '', formerNames: [], translations: {} };

const listing = {
  seq: 0,
  name: '',
  formerSlugs: [],
  content: '',
  mapURL: '',
  latitude: null,
  longitude: null,
  images: [],
  pictureTexts: [],
  popular: false,
  regionId: null,
  alternateNames: [],
  facts: [],
  bestSeason: '',
  checkedOn: null,
  translations: {},
  nearbyPlaceIds: [],
};

const empty: { readonly [Table in CatalogueTable]: { readonly [Name in keyof RowOf<Table>]?: unknown } } = {
  categories: { ...named, heading: '', description: '' },
  regions: { ...named, content: '' },
  places: { ...listing, categoryIds: [], nearbyResortIds: [], nearbyRestaurantIds: [] },
  resorts: { ...listing, categories: [], contactPersonName: '', contactPhoneNumber: '', amenitiesOffered: {} },
  restaurants: { ...listing, categories: [], contactNumber: '' },
  ads: { seq: 0, images: [] },
  reports: { seq: 0, name: '' },
  notices: { seq: 0, heading: '', content: '', listing: null, translations: {} },
};

const contacts: { readonly [Table in CatalogueTable]?: readonly (keyof RowOf<Table>)[] } = {
  resorts: ['contactPersonName', 'contactPhoneNumber'],
  restaurants: ['contactNumber'],
};

/** The fields of a table that may say nothing, as they say it: a page leaves them out. */
export const emptyOf = (table: CatalogueTable): Readonly<Record<string, unknown>> => empty[table];

/** The fields of a table that tell whom to call: that is said after a booking, and never by a page from a server (decision B10). */
export const contactsOf = (table: CatalogueTable): readonly string[] => contacts[table] ?? [];

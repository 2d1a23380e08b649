import { expect, test } from 'vitest';

import { amenityKeys, noticeKinds, noticeSeverities, resortCategories, restaurantCategories } from '#rules/fixed-sets.ts';
import { serviceTypes } from '#rules/service-types.ts';

import { catalogueTables, listingKinds, subjectKinds } from './kinds.ts';
import { syncSchema } from './schema.ts';
import { emptyRow } from './values.ts';

/** All that phones get. Whoever changes it raises `syncSchema`, so that apps which stored rows without it read them anew. */
const fieldsOfSchema16 = {
  categories: '_id seq name alternateNames formerNames translations heading description',
  regions: '_id seq name alternateNames formerNames translations content',
  places:
    '_id seq slug formerSlugs name content mapURL latitude longitude images pictureTexts pictureCredits popular regionId alternateNames wikidata osm facts bestSeason checkedOn translations nearbyPlaceIds categoryIds nearbyResortIds nearbyRestaurantIds fee timeNeeded access hours difficulty gettingThere signal',
  resorts:
    '_id seq slug formerSlugs name content mapURL latitude longitude images pictureTexts pictureCredits popular regionId alternateNames wikidata osm facts bestSeason checkedOn translations nearbyPlaceIds categories contactPersonName contactPhoneNumber amenitiesOffered hours',
  restaurants:
    '_id seq slug formerSlugs name content mapURL latitude longitude images pictureTexts pictureCredits popular regionId alternateNames wikidata osm facts bestSeason checkedOn translations nearbyPlaceIds categories contactNumber hours',
  services:
    '_id seq slug formerSlugs name content mapURL latitude longitude images pictureTexts pictureCredits popular regionId alternateNames wikidata osm facts checkedOn translations type phones openAlways everywhere hours',
  ads: '_id seq title targetURL priority startDate endDate images translations',
  reports: '_id seq name file translations',
  notices: '_id seq kind severity heading content source translations listing startDate endDate',
  helpdesk: '_id seq welcome address phone hours photosLink socialLink videoLink workLink translations',
};

const membersOfSchema16 = {
  amenityKeys: 'airCondition breakfastIncluded fitnessCenter parking petFriendly pool roomService wifi',
  listingKinds: 'places resorts restaurants services',
  noticeKinds: 'closed crowd danger info',
  noticeSeverities: 'minor moderate severe',
  resortCategories: 'Budget Stay Signature Stay',
  restaurantCategories: 'Maharashtrian Non Veg Veg',
  serviceTypes: 'bus stand cash forest office fuel hospital other pharmacy police repair toilet',
  subjectKinds: 'kinds places regions resorts restaurants services',
};

const sorted = (names: readonly string[]): string => [...names].sort().join(' ');

test('phones get the fields and members of schema 16: one more or less is another schema', () => {
  const fields = Object.fromEntries(catalogueTables.map((table) => [table, sorted(Object.keys(emptyRow(table)))]));
  const spelled = Object.entries(fieldsOfSchema16).map(([table, names]) => [table, sorted(names.split(' '))]);
  expect({ schema: syncSchema, fields }).toEqual({ schema: 16, fields: Object.fromEntries(spelled) });
  const sets = {
    amenityKeys,
    listingKinds,
    noticeKinds,
    noticeSeverities,
    resortCategories,
    restaurantCategories,
    serviceTypes,
    subjectKinds,
  };
  expect(Object.fromEntries(Object.entries(sets).map(([name, members]) => [name, sorted(members)]))).toEqual(membersOfSchema16);
});

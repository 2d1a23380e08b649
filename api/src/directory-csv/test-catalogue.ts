import { amenityKeys, resortCategories, restaurantCategories } from '@helpdesk/contract/fixed-sets';
import { translationLanguages } from '@helpdesk/contract/languages';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import fc from 'fast-check';

/** Everything a database can hold, and what spreadsheets trip over more often than by chance. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30, size: 'max' }).map((each) => each.replaceAll('\0', '')),
  fc.constantFrom(
    '=1+1',
    '+91',
    "'",
    '"',
    '""',
    'a"b',
    'a;b',
    'a,b',
    'a\tb',
    'a\r\nb',
    '\n',
    ' a ',
    '007',
    'TRUE',
    '1/2',
    '|',
    '\\',
    'a | b',
    '\\|',
    '﻿x',
    'जुन्नर',
  ),
);
const texts = fc.array(text, { maxLength: 3 });
const translations = fc.record(
  Object.fromEntries(
    translationLanguages.map((language) => [
      language,
      fc.record({ name: text, content: text, bestSeason: text, facts: texts, pictureTexts: texts }, { requiredKeys: [] }),
    ]),
  ),
  { requiredKeys: [] },
);
const ids = (kind: string) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }).map((all) => all.map((id) => `${kind} ${id}`));
const day = fc.option(
  fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

const listing = {
  seq: fc.nat(),
  formerSlugs: texts,
  name: text,
  content: text,
  mapURL: fc.oneof(fc.webUrl(), text),
  latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
  images: texts,
  pictureTexts: texts,
  popular: fc.boolean(),
  regionId: fc.option(fc.nat(5).map((id) => `regions ${id}`)),
  alternateNames: texts,
  facts: texts,
  bestSeason: text,
  checkedOn: day,
  translations,
  nearbyPlaceIds: ids('places'),
};
const kinds = {
  places: { categoryIds: ids('categories'), nearbyResortIds: ids('resorts'), nearbyRestaurantIds: ids('restaurants') },
  resorts: {
    categories: fc.subarray([...resortCategories]),
    contactPersonName: text,
    contactPhoneNumber: text,
    amenitiesOffered: fc.record(Object.fromEntries(amenityKeys.map((key) => [key, fc.boolean()]))),
  },
  restaurants: { categories: fc.subarray([...restaurantCategories]), contactNumber: text },
};
/** Rows of a kind with ids and slugs of their own. */
const rowsOf = (kind: string, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .array(fc.tuple(fc.record(fields), text), { maxLength: 6 })
    .map((all) => all.map(([row, slug], at) => ({ ...row, _id: `${kind} ${at}`, slug: `${slug}${at}` })));
/** Any catalogue. */
export const catalogue = fc.record({
  categories: rowsOf('categories', { name: text, formerNames: texts }),
  regions: rowsOf('regions', { name: text, formerNames: texts }),
  places: rowsOf('places', { ...listing, ...kinds.places }),
  resorts: rowsOf('resorts', { ...listing, ...kinds.resorts }),
  restaurants: rowsOf('restaurants', { ...listing, ...kinds.restaurants }),
}) as unknown as fc.Arbitrary<CatalogueRows>;

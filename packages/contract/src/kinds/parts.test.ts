import { expect, test } from 'vitest';

import { catalogueTables } from './kinds.ts';
import {
  idFields,
  isAddressedTable,
  isTranslatedTable,
  listFields,
  namingFields,
  pageFields,
  pictureFields,
  searchedFields,
} from './parts.ts';

/** Of each table that has some. Said by hand: whoever describes a field sees what follows. */
const byTable = <Part>(partOf: (table: (typeof catalogueTables)[number]) => readonly Part[]) =>
  Object.fromEntries(catalogueTables.map((table) => [table, partOf(table)] as const).filter(([, parts]) => parts.length > 0));

test('a row names rows of other tables, and drops those nearby that are deleted', () => {
  const nearbyPlaces = { name: 'nearbyPlaceIds', of: 'places', dropsDeleted: true };
  expect(byTable(namingFields)).toEqual({
    places: [
      { name: 'categoryIds', of: 'categories', dropsDeleted: false },
      nearbyPlaces,
      { name: 'nearbyResortIds', of: 'resorts', dropsDeleted: true },
      { name: 'nearbyRestaurantIds', of: 'restaurants', dropsDeleted: true },
    ],
    resorts: [nearbyPlaces],
    restaurants: [nearbyPlaces],
  });
  const region = [{ name: 'regionId', of: 'regions' }];
  expect(byTable(idFields)).toEqual({ places: region, resorts: region, restaurants: region, services: region });
});

test('a search looks for names, and then for what is said of them', () => {
  const listing = { names: ['name', 'alternateNames'], contents: ['content', 'bestSeason', 'facts'] };
  const searched = Object.fromEntries(catalogueTables.map((table) => [table, searchedFields(table)]));
  expect(searched).toMatchObject({
    places: { ...listing, contents: ['fee', 'gettingThere', ...listing.contents] },
    resorts: listing,
    categories: { names: ['name', 'alternateNames'], contents: ['heading', 'description'] },
    regions: { names: ['name', 'alternateNames'], contents: ['content'] },
    ads: { names: [], contents: [] },
  });
});

test('listings and ads have pictures; listings, categories and regions addresses', () => {
  const pictured = byTable(pictureFields);
  expect(Object.keys(pictured).sort()).toEqual(['ads', 'places', 'resorts', 'restaurants', 'services']);
  expect(Object.values(pictured).flat()).toEqual(Object.keys(pictured).map(() => 'images'));
  const addressed = ['categories', 'places', 'regions', 'resorts', 'restaurants', 'services'];
  expect(catalogueTables.filter(isAddressedTable).sort()).toEqual(addressed);
  expect(catalogueTables.filter(isTranslatedTable).sort()).toEqual([...addressed, 'ads', 'helpdesk', 'notices', 'reports'].sort());
});

test('what a list shows is a part of what a page may hold', () => {
  for (const table of catalogueTables) expect(pageFields(table), table).toEqual(expect.arrayContaining(listFields(table)));
  expect(listFields('regions')).toEqual(['name', 'formerNames']);
});

import { expect, test } from 'vitest';
import { fieldsOf } from './descriptions.ts';
import { columnOf, isOn } from './field.ts';
import { catalogueTables, kinds, listingKinds } from './kinds.ts';
import { contactFields } from './parts.ts';

const all = catalogueTables.flatMap((table) => fieldsOf(table).map(([name, field]) => ({ at: `${table}.${name}`, table, name, field })));

test('a field that names rows names those of a kind that there is', () => {
  const naming = all.flatMap(({ at, field }) => ('of' in field ? [{ at, of: field.of }] : []));
  expect(naming.length).toBeGreaterThan(5);
  for (const { at, of } of naming) expect(catalogueTables, at).toContain(of);
});

test('what a page may hold, phones hold and the database keeps', () => {
  for (const { at, field } of all) {
    if (isOn(field, 'page')) expect(isOn(field, 'phone'), at).toBe(true);
    expect(isOn(field, 'table'), at).toBe(true);
  }
});

test('whom to call at a stay or a restaurant is never on a page; said by hand, so that a changed mark is seen', () => {
  const contacts = Object.fromEntries(catalogueTables.map((table) => [table, contactFields(table)]).filter(([, names]) => names?.length));
  expect(contacts).toEqual({ resorts: ['contactPersonName', 'contactPhoneNumber'], restaurants: ['contactNumber'] });
});

test('what never leaves the office is said by hand, too', () => {
  const kept = all.filter(({ field }) => !isOn(field, 'phone')).map(({ at }) => at);
  expect(kept).toEqual([
    ...['places', 'resorts', 'restaurants', 'services'].map((table) => `${table}.unpublished`),
    'ads.contactNumber',
    'ads.unpublished',
    'reports.storedAs',
    'notices.unpublished',
  ]);
});

test('a column is named as its field', () => {
  expect(['name', 'mapURL', 'formerSlugs', 'nearbyPlaceIds'].map(columnOf)).toEqual([
    'name',
    'map_url',
    'former_slugs',
    'nearby_place_ids',
  ]);
});

test('every kind of listing has an address of its own', () => {
  const directories = listingKinds.map((kind) => kinds[kind].directory);
  expect(new Set(directories).size).toBe(listingKinds.length);
});

import { expect, test } from 'vitest';
import { ad, place, rows } from '#sync/testing/rows.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { rowsOf } from './catalogue.ts';
import { findListing } from './find-row.ts';

const version = { epoch: 'first', seq: 1 };

test('listings are in the order of their names, numbers by value, capitals not first', () => {
  const { rows: ordered } = buildCatalogue(version, rows({ places: ['Fort 10', 'cave', 'Fort 2', 'Ávchit'].map((name) => place(name)) }));
  expect(ordered.places.map(({ name }) => name)).toEqual(['Ávchit', 'cave', 'Fort 2', 'Fort 10']);
});

test('advertisements are in the order of their priority', () => {
  const { rows: ordered } = buildCatalogue(version, rows({ ads: [ad('b', { priority: 2 }), ad('z'), ad('a', { priority: 2 })] }));
  expect(ordered.ads.map(({ title }) => title)).toEqual(['z', 'a', 'b']);
});

test('the rows that it is built from stay as they were', () => {
  const places = Object.freeze([place('b'), place('a')]) as ReturnType<typeof place>[];
  expect(buildCatalogue(version, rows({ places })).rows.places.map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('nearby listings that are gone are left out, the others stay in their order', () => {
  const { byId } = buildCatalogue(version, rows({ places: [place('a'), place('b'), place('c')] }));
  expect(rowsOf(byId.places, ['c', 'gone', 'a']).map(({ _id }) => _id)).toEqual(['c', 'a']);
});

test('a listing is found by its address, a former one, or its id', () => {
  const catalogue = buildCatalogue(
    version,
    rows({ places: [place('7', { name: 'Shivneri Fort', slug: 'shivneri-fort', formerSlugs: ['shivneri'] })] }),
  );
  expect(['shivneri-fort', 'shivneri', '7'].map((slug) => findListing(catalogue, 'places', slug)?._id)).toEqual(['7', '7', '7']);
  expect(findListing(catalogue, 'resorts', 'shivneri-fort')).toBeUndefined();
});

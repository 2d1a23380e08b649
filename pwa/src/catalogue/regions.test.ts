import { expect, test } from 'vitest';
import { category, place, region, rows } from '#sync/test-rows.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { placesOfCategory, regionsOfCategory } from './regions.ts';

const catalogue = buildCatalogue(
  { epoch: 'first', seq: 1 },
  rows({
    categories: [category('forts'), category('dams')],
    regions: [region('r2', { name: 'Otur' }), region('r1', { name: 'Junnar' }), region('r3', { name: 'Ale' })],
    places: [
      place('b', { categoryIds: ['forts'], regionId: 'r2' }),
      place('a', { categoryIds: ['forts', 'dams'], regionId: 'r1' }),
      place('c', { categoryIds: ['forts'], regionId: 'r1' }),
      place('d', { categoryIds: ['forts'], regionId: null }),
      place('e', { categoryIds: ['forts'], regionId: 'deleted' }),
      place('f', { categoryIds: [], regionId: 'r3' }),
    ],
  }),
);

test('a category lists the regions that hold a place of it, by name; a deleted region’s places come last', () => {
  expect(regionsOfCategory(catalogue, 'forts').map((each) => each?.name)).toEqual(['Junnar', 'Otur', undefined]);
  expect(regionsOfCategory(catalogue, 'dams').map((each) => each?.name)).toEqual(['Junnar']);
});

test('a region of a category lists its places by name', () => {
  const junnar = catalogue.byId.regions.get('r1');
  expect(placesOfCategory(catalogue, 'forts', junnar).map(({ _id }) => _id)).toEqual(['a', 'c']);
  expect(placesOfCategory(catalogue, 'dams', junnar).map(({ _id }) => _id)).toEqual(['a']);
  expect(placesOfCategory(catalogue, 'forts', undefined).map(({ _id }) => _id)).toEqual(['d', 'e']);
});

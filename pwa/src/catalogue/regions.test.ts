import { expect, test } from 'vitest';
import { category, place, region, rows } from '#sync/testing/rows.ts';
import { buildCatalogue } from './build-catalogue.ts';

const catalogue = buildCatalogue(
  { epoch: 'first', seq: 1 },
  rows({
    categories: [category('forts'), category('dams')],
    regions: [region('r2', { name: 'Otur' }), region('r1', { name: 'Junnar' }), region('r3', { name: 'Ale' })],
    places: [
      place('b', { categoryIds: ['forts'], regionId: 'r2' }),
      place('a', { categoryIds: ['forts', 'dams'], regionId: 'r1', images: ['/uploads/a.webp', '/uploads/b.webp'] }),
      place('c', { categoryIds: ['forts'], regionId: 'r1' }),
      place('d', { categoryIds: ['forts'], regionId: null }),
      place('e', { categoryIds: ['forts'], regionId: 'deleted' }),
      place('f', { categoryIds: [], regionId: 'r3' }),
    ],
  }),
);

test('a category lists the regions that hold a place of it, by name; a deleted region’s places come last', () => {
  const namesOf = (categoryId: string) =>
    catalogue.regionsOf(categoryId)?.map(({ regionId, count }) => [catalogue.byId.regions.get(regionId ?? '')?.name, count]);
  expect(namesOf('forts')).toEqual([
    ['Junnar', 2],
    ['Otur', 1],
    [undefined, 2],
  ]);
  expect(namesOf('dams')).toEqual([['Junnar', 1]]);
  expect(catalogue.regionsOf('forts')?.map(({ picture }) => picture)).toEqual(['/uploads/a.webp', undefined, undefined]);
});

test('a region of a category lists its places by name', () => {
  const placesOf = (categoryId: string, regionId: string | null) =>
    catalogue.directory('places', { categoryId, regionId }, 60)?.rows.map(({ _id }) => _id);
  expect(placesOf('forts', 'r1')).toEqual(['a', 'c']);
  expect(placesOf('dams', 'r1')).toEqual(['a']);
  expect(placesOf('forts', null)).toEqual(['d', 'e']);
});

import { expect, test } from 'vitest';
import { catalogueOf, place } from '#listings/testing/rows.ts';
import { listingAt } from './listing-at.ts';

const fort = place('Shivneri Fort', { formerSlugs: ['shivneri-killa'] });
const catalogue = catalogueOf({ places: [fort, place('Lenyadri Caves')] });

test('a listing is shown at its own address', () => {
  expect(listingAt(catalogue, 'places', 'shivneri-fort')).toEqual({ listing: fort });
});

test.each([
  ['a former slug', 'shivneri-killa'],
  ['an id', 'shivneri fort'],
  ['a first segment that one name holds', 'shivneri-hill'],
  ['capital letters', 'Shivneri-Fort'],
])('%s leads to the own address', (_, slug) => {
  expect(listingAt(catalogue, 'places', slug)).toEqual({ movedTo: 'shivneri-fort' });
});

test('an address of no listing shows none, and neither does one of another kind', () => {
  expect(listingAt(catalogue, 'places', 'somewhere')).toBe('nothing');
  expect(listingAt(catalogue, 'resorts', 'shivneri-fort')).toBe('nothing');
});

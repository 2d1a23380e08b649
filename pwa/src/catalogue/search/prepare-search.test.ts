import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { filterListings, type ListingFilter } from '@helpdesk/contract/rules/listing-filter';
import { expect, test } from 'vitest';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import { place, resort, restaurant, rows } from '#sync/testing/rows.ts';
import { prepareCatalogue, type WhenIdle } from './prepare-search.ts';
import { preparedStore } from './prepared-store.ts';

const catalogue = buildCatalogue(
  { epoch: 'first', seq: 1 },
  rows({
    places: [
      place('shivneri', { name: 'Shivneri Fort', popular: true, regionId: 'junnar', content: 'Birthplace of a king, on a rock.' }),
      place('ane', { name: 'Ane Ghat', alternateNames: ['Aane pass'] }),
      place('naneghat', { name: 'Naneghat', regionId: 'junnar', translations: { mr: { name: 'नाणेघाट' }, hi: { content: 'प्राचीन मार्ग' } } }),
      place('veg', { name: 'Vegetable Market' }),
    ],
    resorts: [
      resort('hill', { name: 'Hill Inn', categories: ['Budget Stay'], amenitiesOffered: { ...resort('x').amenitiesOffered, wifi: true } }),
      resort('dam', { name: 'Dam View', categories: ['Signature Stay'] }),
    ],
    restaurants: [
      restaurant('a', { name: 'Annapurna', categories: ['Veg'] }),
      restaurant('b', { name: 'Bhairavnath', categories: ['Non Veg', 'Maharashtrian'] }),
    ],
  }),
);

const idsOf = (kind: ListingKind, filter: ListingFilter) => catalogue.directory(kind, filter, 60)?.rows.map(({ _id }) => _id);
const places = (search: string, regionId?: string) => idsOf('places', { search, regionId });
const resorts = (search: string, amenity?: string) => idsOf('resorts', { search, amenity });
const restaurants = (search: string) => idsOf('restaurants', { search });

test('without a search everything is listed by name', () => {
  expect(places('')).toEqual(['ane', 'naneghat', 'shivneri', 'veg']);
  expect(places('  ')).toHaveLength(4);
});

test.each([
  ['A-D', ['ane']],
  ['m-p', ['naneghat']],
  ['Q-T', ['shivneri']],
  ['U-Z', ['veg']],
])('%s lists by the first letter of the name', (search, found) => {
  expect(places(search)).toEqual(found);
});

test('Popular lists what is popular', () => {
  expect(places('popular')).toEqual(['shivneri']);
});

test('the label of a fixed category, singular or plural, lists exactly that category', () => {
  expect(resorts('Budget Stays')).toEqual(['hill']);
  expect(resorts('signature stay')).toEqual(['dam']);
  expect(restaurants('Veg')).toEqual(['a']);
  expect(restaurants('Non Veg')).toEqual(['b']);
  expect(restaurants('Maharashtrian')).toEqual(['b']);
});

test('anything else is searched in name, other names, translations and content, whatever the case and order', () => {
  expect(places('FORT shiv')).toEqual(['shivneri']);
  expect(places('aane')).toEqual(['ane']);
  expect(places('नाणेघाट')).toEqual(['naneghat']);
  expect(places('मार्ग')).toEqual(['naneghat']);
  expect(places('king')).toEqual(['shivneri']);
  expect(places('king castle')).toEqual([]);
});

test('a region and an amenity narrow the list further', () => {
  expect(places('', 'junnar')).toEqual(['naneghat', 'shivneri']);
  expect(places('popular', 'elsewhere')).toEqual([]);
  expect(resorts('', 'wifi')).toEqual(['hill']);
  expect(resorts('Signature Stay', 'wifi')).toEqual([]);
  expect(resorts('', 'no amenity')).toEqual([]);
});

test('what is nearest to the search comes first, and by name what is equally near', () => {
  expect(places('ghat')).toEqual(['ane', 'naneghat']);
  expect(places('नाणे घाटात')?.[0]).toBe('naneghat');
  expect(restaurants('bhairavnat')).toEqual(['b']);
});

/** Hands out one slice at a time, each of which finds that its time is up. */
function idleSlices() {
  const waiting: Parameters<WhenIdle>[0][] = [];
  return {
    whenIdle: (work: Parameters<WhenIdle>[0]) => waiting.push(work),
    next: () => {
      const work = waiting.shift();
      work?.({ timeRemaining: () => 0 });
      return work !== undefined;
    },
  };
}

test('the search is prepared while nothing else is to do, a slice at a time, and says when it is', () => {
  const { whenIdle, next } = idleSlices();
  const fresh = buildCatalogue({ epoch: 'first', seq: 2 }, catalogue.rows);
  prepareCatalogue(fresh, whenIdle);
  let slices = 0;
  while (next()) slices += 1;
  expect(slices).toBeGreaterThanOrEqual(8);
  expect(preparedStore.get()).toBe(fresh);
});

test('a search that comes earlier finds the rest by plain names', () => {
  const fresh = buildCatalogue({ epoch: 'first', seq: 3 }, catalogue.rows);
  const found = (search: string, prepareAtMost?: number) =>
    filterListings(fresh.rows, 'places', { search }, 'en', { prepareAtMost }).rows.map(({ _id }) => _id);
  expect(found('nanegat', 0)).toEqual([]);
  expect(found('aane', 0)).toEqual(['ane']);
  expect(found('shivneri', 1)).toEqual(['shivneri']);
  expect(found('nanegat')[0]).toBe('naneghat');
});

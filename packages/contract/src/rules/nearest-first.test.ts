import { expect, test } from 'vitest';

import { emptyRow } from '#kinds/values.ts';
import type { CatalogueRows } from '#sync/rows.ts';
import { filterListings } from './listing-filter.ts';
import { listingNear, metresTo, middleOf, nearestFirst, pointNear } from './nearest-first.ts';

const at = (name: string, latitude: number | null) => ({
  ...emptyRow('places'),
  _id: name,
  name,
  slug: name,
  latitude,
  longitude: latitude === null ? null : 73.9,
});

const rows = {
  ...Object.fromEntries(['regions', 'categories', 'notices', 'services', 'restaurants'].map((table) => [table, []])),
  places: [at('anywhere', null), at('fort-far', 19.4), at('fort-near', 19.1), at('lake', 19.0)],
  resorts: [
    { ...emptyRow('resorts'), _id: 'stay', slug: 'stay', latitude: 19.5, longitude: 73.9 },
    { ...emptyRow('resorts'), _id: 'namesake', slug: 'lake', latitude: 19.5, longitude: 73.9 },
  ],
} as unknown as CatalogueRows;
const here = { latitude: 19.05, longitude: 73.9 };

const named = (filter: Parameters<typeof filterListings>[2], from?: typeof here) =>
  filterListings(rows, 'places', filter, 'en', { here: from }).rows.map(({ name }) => name);

test('a directory has what is near first, and last what does not say where it is', () => {
  expect(named({})).toEqual(['anywhere', 'fort-far', 'fort-near', 'lake']);
  expect(named({ near: 'me' }, { ...here, latitude: 19.06 })).toEqual(['fort-near', 'lake', 'fort-far', 'anywhere']);
  expect(named({ near: 'lake' })).toEqual(['lake', 'fort-near', 'fort-far', 'anywhere']);
  expect(named({ near: 'stay' })).toEqual(['fort-far', 'fort-near', 'lake', 'anywhere']);
  expect(named({ near: 'middle' })).toEqual(['fort-near', 'lake', 'fort-far', 'anywhere']);
});

test('in Essentials by distance what is closed now comes last', () => {
  const shop = (_id: string, latitude: number, more: object) => ({ ...emptyRow('services'), _id, latitude, longitude: 73.9, ...more });
  const services = [
    shop('far', 19.4, { openAlways: true }),
    shop('near', 19.1, { openAlways: true }),
    shop('gone', 19.06, { openAlways: true }),
  ];
  const notices = [
    {
      ...emptyRow('notices'),
      _id: 'n',
      kind: 'closed',
      listing: { kind: 'services', id: 'gone' },
      startDate: '2026-11-01',
      endDate: '2026-11-30',
    },
  ];
  const from = (day: string) =>
    filterListings({ ...rows, services, notices } as unknown as CatalogueRows, 'services', { near: 'me' }, 'en', {
      here,
      now: { day, time: '12:00' },
    });
  expect(from('2026-11-30').rows.map(({ _id }) => _id)).toEqual(['near', 'far', 'gone']);
  expect(from('2026-12-01').rows.map(({ _id }) => _id)).toEqual(['gone', 'near', 'far']);
});

test('what a word finds is ordered by distance too', () => {
  expect(named({ search: 'fort', near: 'stay' })).toEqual(['fort-far', 'fort-near']);
  expect(named({ search: 'fort', near: 'lake' })).toEqual(['fort-near', 'fort-far']);
});

test('near what nobody knows, the order is by name', () => {
  const byName = named({});
  expect(named({ near: 'me' })).toEqual(byName);
  expect(named({ near: 'atlantis' })).toEqual(byName);
  expect(named({ near: 'anywhere' }, here)).toEqual(byName);
});

test('of listings at one distance none overtakes another', () => {
  const twins = [at('b', null), at('y', 19.2), at('a', null), at('x', 19.2)];
  expect(nearestFirst(twins, here).map(({ name }) => name)).toEqual(['y', 'x', 'b', 'a']);
  expect(metresTo(at('b', null), here)).toBe(Number.MAX_VALUE);
});

test('a name means a place before a stay that is called the same', () => {
  expect(listingNear('lake', rows)?._id).toBe('lake');
  expect(pointNear('stay', rows)).toEqual({ latitude: 19.5, longitude: 73.9 });
});

test('the middle leaves out what lies nowhere, and of nothing there is none', () => {
  expect(middleOf([at('a', 19), at('b', 20), at('c', null)])).toEqual({ latitude: 19.5, longitude: 73.9 });
  expect(middleOf([at('c', null)])).toBeUndefined();
});

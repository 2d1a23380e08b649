import { expect, test } from 'vitest';

import { catalogueOf, place, service } from '#listings/testing/rows.ts';

import { minutesInWords } from './minutes-in-words.ts';
import { openingOnDay } from './opening-on-day.ts';
import { legsOf, listingsOf, sumsOf } from './stops.ts';

const town = place('Town', { latitude: 19.2, longitude: 73.88, timeNeeded: 60 });
const fort = place('Fort', { latitude: 19.2, longitude: 73.86, timeNeeded: 165 });
const somewhere = place('Somewhere', { latitude: null, longitude: null, mapURL: '', timeNeeded: null });
const hospital = service('Hospital', { openAlways: true });
const catalogue = catalogueOf({ places: [town, fort, somewhere], services: [hospital] });
const stopsOf = (...rows: { _id: string }[]) =>
  listingsOf(
    catalogue,
    rows.map(({ _id }) => _id),
  );

test('a plan holds listings of every kind in its own order, without those that are no longer in the guide', () => {
  expect(listingsOf(catalogue, [hospital._id, 'gone', fort._id]).map(({ kind }) => kind)).toEqual(['services', 'places']);
});

test('each stop is as far as the straight line from the one before it', () => {
  const [first, second] = legsOf(stopsOf(town, fort));
  expect(first).toBeUndefined();
  expect(second?.metres).toBeCloseTo(2100, -2);
  expect(second?.bearing).toBeCloseTo(270, 0);
});

test('a day comes to what its stops need; what nobody knows is counted, and not taken for nothing', () => {
  expect(sumsOf(stopsOf(town, fort))).toMatchObject({ minutes: 225, withoutMinutes: 0, withoutMetres: 0 });
  expect(sumsOf(stopsOf(town, somewhere, fort))).toMatchObject({ minutes: 225, withoutMinutes: 1, metres: 0, withoutMetres: 2 });
});

test('a service that never closes is always open on the day', () => {
  expect(openingOnDay(hospital, [], '2026-11-22', { day: '2026-11-22', time: '12:00' }).text).toBe('Always open');
});

test('time is said in hours and minutes', () => {
  expect([45, 60, 405, 0].map(minutesInWords)).toEqual(['45 min', '1 h', '6 h 45 min', '0 min']);
});

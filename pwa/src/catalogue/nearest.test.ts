import { expect, test } from 'vitest';
import { place, resort, restaurant, rows } from '#sync/test-rows.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { isText, nearestAnywhere, nearestRows } from './nearest.ts';
import { searchEverything } from './search-everything.ts';

const named = { seq: 1, heading: '', description: '', content: '', formerNames: [], translations: {} };
const catalogue = buildCatalogue(
  { epoch: 'first', seq: 1 },
  rows({
    places: [
      ...['Shivneri Fort', 'Jivdhan Fort', 'Lenyadri Caves', 'Hadsar Fort', 'Nimgiri Fort'].map((name) => place(name, { name })),
      place('naneghat', { name: 'Naneghat', translations: { mr: { name: 'नाणेघाट' } } }),
    ],
    resorts: [resort('homestay', { name: 'Shivneri Homestay' })],
    restaurants: [restaurant('annapurna', { name: 'Hotel Annapurna' })],
    categories: [{ ...named, _id: 'caves', name: 'Caves' }],
    regions: [{ ...named, _id: 'lenyadri', name: 'Lenyadri' }],
  }),
);
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

test('the nearest names come nearest first, in either script, and no more than three', () => {
  expect(names(nearestRows(catalogue, 'places', 'shivnrei qurt'))[0]).toBe('Shivneri Fort');
  expect(names(nearestRows(catalogue, 'places', 'नाणेघठट'))[0]).toBe('Naneghat');
  expect(nearestRows(catalogue, 'places', 'furt zzz').length).toBeLessThanOrEqual(3);
});

test('what resembles nothing has no near names', () => {
  expect(nearestRows(catalogue, 'places', 'xxxxxxxxxxxx')).toEqual([]);
});

test('a chip’s word is no text', () => {
  for (const word of ['', 'Popular', 'a-d', 'Veg', 'क-ङ']) expect(isText(word), word).toBe(false);
  expect(isText('shivneri')).toBe(true);
});

test('near names of the whole catalogue are compared with one another, whatever they name', () => {
  const near = nearestAnywhere(catalogue, 'anapuurnaa zzzzz');
  expect(near[0]).toMatchObject({ table: 'restaurants', row: { name: 'Hotel Annapurna' } });
});

test('a search over everything begins with what has the very name', () => {
  const found = searchEverything(catalogue, 'lenyadri');
  expect(found.map(({ table, rows }) => [table, names(rows)])).toEqual([
    ['regions', ['Lenyadri']],
    ['places', ['Lenyadri Caves']],
  ]);
  expect(searchEverything(catalogue, 'नाणेघाट').map(({ table, rows }) => [table, names(rows)])).toEqual([['places', ['Naneghat']]]);
  expect(searchEverything(catalogue, '  ')).toEqual([]);
});

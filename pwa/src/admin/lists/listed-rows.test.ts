import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';
import { place } from '#listings/testing/rows.ts';
import { listedRows, searchAtServer } from './listed-rows.ts';

afterEach(() => speak('en'));

/** As the server answers: by English names. */
const rows = [
  place('Ambe', { translations: { mr: { name: 'सुंदर आंबे' }, hi: { name: 'आंबे' } } }),
  place('Lake'),
  place('Shivneri', { translations: { mr: { name: 'किल्ला' }, hi: { name: 'शिवनेरी' } } }),
];
const listed = (search = '') => listedRows(rows, search, 'places').map(({ name }) => name);

test('a list is in the order of the names that are shown', () => {
  expect(listed()).toEqual(['Ambe', 'Lake', 'Shivneri']);
  speak('mr');
  expect(listed()).toEqual(['Shivneri', 'Ambe', 'Lake']);
  expect(listed('A-D')).toEqual(['Shivneri', 'Ambe', 'Lake']);
});

test('what a text finds stays in the order of how well it fits', () => {
  speak('mr');
  expect(listed('fort')).toEqual(['Ambe', 'Lake', 'Shivneri']);
});

test('letters of another alphabet are those of the names that are shown, and the server is not asked for them', () => {
  speak('mr');
  expect(listed('क-ङ')).toEqual(['Shivneri']);
  speak('hi');
  expect(listed('क-ङ')).toEqual([]);
  expect(listed('य-ह')).toEqual(['Shivneri']);
  expect([searchAtServer('क-ङ'), searchAtServer('A-D'), searchAtServer('fort')]).toEqual(['', 'A-D', 'fort']);
});

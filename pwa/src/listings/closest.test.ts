import { expect, test } from 'vitest';

import { sampleCatalogue as catalogue } from '#catalogue/sample-for-tests.ts';

import { closestListings } from './closest.ts';

const first = (sought: string) => closestListings(catalogue, sought)[0]?.row.name;

test('a misspelt or shortened name finds its listing', () => {
  expect(first('shivnery-fort')).toBe('Shivneri Fort');
  expect(first('lenyadri-cave')).toBe('Lenyadri Caves');
  expect(first('naneghaat')).toContain('Naneghat');
});

test('a word that few names have counts for more than one that many have', () => {
  expect(first('jivdhan-caves')).toBe('Jivdhan Fort');
});

test('at most five are offered, and none when nothing is near', () => {
  expect(closestListings(catalogue, 'fort')).toHaveLength(5);
  expect(closestListings(catalogue, 'wp-login.php')).toHaveLength(0);
});

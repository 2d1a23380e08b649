import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { buildCatalogue } from '#catalogue/catalogue.ts';

import { closestListings } from './closest.ts';

const stamped = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, seq: 1 }));
const { categories, regions, places, resorts, restaurants } = sampleRegion;
const catalogue = buildCatalogue(
  { epoch: 'test', seq: 1 },
  {
    categories: stamped(categories),
    regions: stamped(regions),
    places: stamped(places),
    resorts: stamped(resorts),
    restaurants: stamped(restaurants),
    ads: [],
    reports: [],
    notices: [],
  },
);
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

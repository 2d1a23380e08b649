import { expect, test } from 'vitest';
import { mapTarget, pointInWords } from './map-target.ts';

const fort = { name: 'Shivneri Fort', mapURL: 'https://maps.example/shivneri', latitude: 19.199, longitude: 73.8595 };
const unmapped = { ...fort, latitude: null, longitude: null };

test('with a network the map link opens in a new tab', () => {
  expect(mapTarget(fort, false)).toEqual({ href: fort.mapURL, newTab: true });
});

test('without a network the phone’s own map is asked', () => {
  expect(mapTarget(fort, true)).toEqual({ href: 'geo:19.199,73.8595?q=19.199,73.8595(Shivneri%20Fort)', newTab: false });
});

test('without a network and coordinates no map can be opened', () => {
  expect(mapTarget(unmapped, true).href).toBeUndefined();
});

test('coordinates can be read and copied, and are not invented', () => {
  expect(pointInWords(fort)).toBe('19.199, 73.8595');
  expect(pointInWords({ ...fort, latitude: 19.12345678 })).toBe('19.12346, 73.8595');
  expect(pointInWords(unmapped)).toBeUndefined();
});

import { expect, test } from 'vitest';

import { directionOf, pointOf, straightLine } from './straight-line.ts';

const shivneri = { latitude: 19.199, longitude: 73.8595 };
const lenyadri = { latitude: 19.2424, longitude: 73.8855 };
const naneghat = { latitude: 19.2917, longitude: 73.675 };

// By Vincenty's formula on WGS 84: 5,528 m and 21,945 m.
test.each([
  [lenyadri, 5528, 'northEast'],
  [naneghat, 21_945, 'northWest'],
] as const)('a straight line errs by less than 1 %% and says one of eight directions', (to, metres, direction) => {
  const line = straightLine(shivneri, to);
  expect(Math.abs(line.metres - metres) / metres).toBeLessThan(0.01);
  expect(directionOf(line.bearing)).toBe(direction);
});

test('the way back is as long and leads the other way', () => {
  const there = straightLine(shivneri, naneghat);
  const back = straightLine(naneghat, shivneri);
  expect(back.metres).toBeCloseTo(there.metres, 6);
  expect(back.bearing).toBeCloseTo(there.bearing + 180 - 360, 6);
});

test.each([
  [0, 'north'],
  [22.4, 'north'],
  [22.6, 'northEast'],
  [180, 'south'],
  [337.4, 'northWest'],
  [337.6, 'north'],
  [360, 'north'],
] as const)('a bearing of %s° is %s', (bearing, direction) => {
  expect(directionOf(bearing)).toBe(direction);
});

test('a listing is where its coordinates say, else where its map link says, else nowhere', () => {
  const mapURL = 'https://www.google.com/maps?q=19.1,73.9';
  expect(pointOf({ ...shivneri, mapURL })).toEqual(shivneri);
  expect(pointOf({ latitude: null, longitude: null, mapURL })).toEqual({ latitude: 19.1, longitude: 73.9 });
  expect(pointOf({ latitude: null, longitude: null, mapURL: 'https://maps.example/short' })).toBeNull();
  expect(pointOf({ latitude: null, longitude: null, mapURL: '' })).toBeNull();
});

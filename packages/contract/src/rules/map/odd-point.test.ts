import { expect, test } from 'vitest';

import { oddMove, oddPoint } from './odd-point.ts';

const junnar = [
  { latitude: 19.2083, longitude: 73.8757 },
  { latitude: 19.36, longitude: 73.77 },
];

test.each([
  [19.2083, 73.8757, undefined],
  [19.9, 74.4, undefined],
  [73.8757, 19.2083, 'swapped'],
  [0, 0, 'nowhere'],
  [-0, 0.0001, 'nowhere'],
  [18.1, 73.87, 'far'],
  [18.32, 73.87, undefined],
  [-19.2083, 73.8757, 'far'],
  [19.2083, -73.8757, 'far'],
  [19.2083, 0, 'far'],
  [0, 73.8757, 'far'],
  [51.5, -0.12, 'far'],
  [90, 180, 'far'],
])('of %d, %d near Junnar it is said: %s', (latitude, longitude, odd) => {
  expect(oddPoint({ latitude, longitude }, junnar)).toBe(odd);
});

test('an empty region has no extent: only 0, 0 is odd', () => {
  expect(oddPoint({ latitude: 73.8757, longitude: 19.2083 }, [])).toBeUndefined();
  expect(oddPoint({ latitude: 0, longitude: 0 }, [])).toBe('nowhere');
});

test('where the swapped point lies in the region as well, nothing is asked', () => {
  expect(oddPoint({ latitude: 20.1, longitude: 20.3 }, [{ latitude: 20.3, longitude: 20.1 }])).toBeUndefined();
});

test('one listing that was saved swapped does not hide the next one', () => {
  const many = Array.from({ length: 20 }, () => ({ latitude: 19.2, longitude: 73.9 }));
  expect(oddPoint({ latitude: 73.8757, longitude: 19.2083 }, [...many, { latitude: 73.9, longitude: 19.2 }])).toBe('swapped');
});

test('a point that a row has already is not asked about again, another one is', () => {
  const london = { latitude: 51.5, longitude: -0.12 };
  expect(oddMove(london, london, junnar)).toBeUndefined();
  expect(oddMove({ ...london, latitude: 51.6 }, london, junnar)).toBe('error_point_far');
  expect(oddMove({ latitude: null, longitude: null }, london, junnar)).toBeUndefined();
});

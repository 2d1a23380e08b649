import { expect, test } from 'vitest';

import { areaOf, convexHull, holds } from './hull.ts';

const square = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 2 },
  { x: 0, y: 2 },
];

test('the hull has the outer spots as corners, clockwise, and holds the inner ones', () => {
  const inner = { x: 1, y: 0.5 };
  const hull = convexHull([inner, ...square, { x: 1, y: 0 }]);
  expect(hull).toEqual(square);
  expect(areaOf(hull)).toBe(4);
  expect(holds(hull, inner)).toBe(true);
  expect(holds(hull, { x: 2.1, y: 1 })).toBe(false);
});

test('one place is a point, two are a line, and neither holds anything', () => {
  const [one, two] = [
    { x: 1, y: 1 },
    { x: 3, y: 1 },
  ];
  expect(convexHull([one])).toEqual([one]);
  expect(convexHull([two, one])).toEqual([one, two]);
  expect(areaOf([one, two])).toBe(0);
  expect(holds([one, two], { x: 2, y: 1 })).toBe(false);
  expect(convexHull([])).toEqual([]);
});

test('places in one line, or at one point, need no area', () => {
  expect(
    areaOf(
      convexHull([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ]),
    ),
  ).toBe(0);
  expect(
    areaOf(
      convexHull([
        { x: 1, y: 1 },
        { x: 1, y: 1 },
        { x: 1, y: 1 },
      ]),
    ),
  ).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { besideChosen, clustersOf, nearestPixels } from './clusters.ts';

const spot = fc.record({ x: fc.double({ min: -60, max: 60, noNaN: true }), y: fc.double({ min: -60, max: 60, noNaN: true }) });
const scale = fc.double({ min: 2, max: 640, noNaN: true });

test('every listing stands at exactly one pin or number', () => {
  fc.assert(
    fc.property(fc.array(spot), scale, (marks, scale) => {
      const told = clustersOf(marks, scale).flatMap((cluster) => cluster.marks);
      expect(told).toHaveLength(marks.length);
      expect(new Set(told)).toEqual(new Set(marks));
    }),
  );
});

test('no two of them lie over each other', () => {
  fc.assert(
    fc.property(fc.array(spot), scale, (marks, scale) => {
      const clusters = clustersOf(marks, scale);
      clusters.forEach((one, at) => {
        for (const other of clusters.slice(at + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(nearestPixels - 1e-6);
        }
      });
    }),
  );
});

test('two stand apart from 44 pixels on, and are a number below', () => {
  const pair = (x: number) =>
    clustersOf(
      [
        { x: 0, y: 0 },
        { x, y: 0 },
      ],
      1,
    );
  expect(pair(44)).toHaveLength(2);
  expect(pair(43.9)).toEqual([
    {
      x: 21.95,
      y: 0,
      marks: [
        { x: 0, y: 0 },
        { x: 43.9, y: 0 },
      ],
    },
  ]);
});

test('a number steps aside from the chosen pin, by 46 pixels at most; a single pin stays', () => {
  const [mark, other] = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  const chosen = { x: 100, y: 100 };
  const number = (x: number, y: number) => ({ x, y, marks: [mark, other] });
  expect(besideChosen(number(110, 100), chosen)).toMatchObject({ x: 146, y: 100 });
  expect(besideChosen(number(100, 100), chosen)).toMatchObject({ x: 146, y: 100 });
  expect(besideChosen(number(146, 100), chosen)).toMatchObject({ x: 146, y: 100 });
  expect(besideChosen({ x: 101, y: 100, marks: [mark] }, chosen)).toMatchObject({ x: 101, y: 100 });
  expect(besideChosen(number(110, 100), undefined)).toMatchObject({ x: 110, y: 100 });
});

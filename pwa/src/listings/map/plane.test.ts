import { straightLine } from '@helpdesk/contract/rules/straight-line';
import { expect, test } from 'vitest';

import { extentOf, planeAround } from './plane.ts';

const junnar = { latitude: 19.2, longitude: 73.88 };
const malshej = { latitude: 19.342, longitude: 73.774 };
const belhe = { latitude: 19.108, longitude: 74.246 };

test('what lies so far apart on the ground lies as far apart on the plane', () => {
  const plane = planeAround([junnar, malshej, belhe]);
  const apart = (one: typeof junnar, other: typeof junnar) => {
    const [from, to] = [plane.spotOf(one), plane.spotOf(other)];
    return Math.hypot(to.x - from.x, to.y - from.y) * 1000;
  };
  for (const [one, other] of [
    [junnar, malshej],
    [junnar, belhe],
    [malshej, belhe],
  ] as const) {
    expect(apart(one, other) / straightLine(one, other).metres).toBeCloseTo(1, 2);
  }
});

test('east is right and north is up', () => {
  const plane = planeAround([junnar, malshej]);
  const [from, to] = [plane.spotOf(junnar), plane.spotOf(malshej)];
  expect(to.x).toBeLessThan(from.x);
  expect(to.y).toBeLessThan(from.y);
});

test('a listing that is added moves no other', () => {
  expect(planeAround([junnar, malshej]).spotOf(junnar)).toEqual(planeAround([junnar, malshej, belhe]).spotOf(junnar));
});

test('an extent is what spots span; without any there is none', () => {
  expect(
    extentOf([
      { x: 1, y: 5 },
      { x: 4, y: 1 },
    ]),
  ).toEqual({ middle: { x: 2.5, y: 3 }, width: 3, height: 4 });
  expect(extentOf([])).toEqual({ middle: { x: 0, y: 0 }, width: 0, height: 0 });
});

import { expect, test } from 'vitest';

import type { Mark } from '#listings/map/marks.ts';
import { boundsOf } from '#listings/map/view.ts';
import { place } from '#listings/testing/rows.ts';

import { afterTap, tappedAt } from './tap.ts';

const mark = (name: string, x: number, y: number): Mark => ({
  kind: 'places',
  listing: place(name),
  point: { latitude: 19, longitude: 74 },
  sign: 'fort',
  x,
  y,
});
const [fort, cave] = [mark('Fort', 0, 0), mark('Cave', 1, 0)];
const bounds = boundsOf({ middle: { x: 0, y: 0 }, width: 60, height: 30 });
const size = { width: 300, height: 500 };
const view = { x: 0, y: 0, scale: 15 };

test('a finger means the nearest pin within 24 pixels', () => {
  const pins = [
    { x: 0, y: 0, marks: [fort] },
    { x: 40, y: 0, marks: [cave] },
  ];
  expect(tappedAt(pins, { x: 22, y: 0 })).toBe(pins[1]);
  expect(tappedAt(pins, { x: 18, y: 0 })).toBe(pins[0]);
  expect(tappedAt(pins, { x: 0, y: 23.9 })).toBe(pins[0]);
  expect(tappedAt(pins, { x: 0, y: 24 })).toBeUndefined();
});

test('a pin is chosen; a number opens until its listings stand apart, at least twice as large', () => {
  expect(afterTap({ marks: [fort] }, view, size, bounds, undefined)).toEqual({ mark: fort });
  expect(afterTap({ marks: [fort, cave] }, view, size, bounds, undefined)).toEqual({ view: { x: 0.5, y: 0, scale: 180 } });
  const far = mark('Far', 20, 0);
  expect(afterTap({ marks: [fort, far] }, view, size, bounds, undefined)).toEqual({ view: { x: 10, y: 0, scale: 30 } });
});

test('what stands at one point is chosen one after the other, once nothing enlarges it any more', () => {
  const twin = mark('Twin', 0, 0);
  const marks = [fort, twin];
  expect(afterTap({ marks }, view, size, bounds, undefined)).toEqual({ view: { x: 0, y: 0, scale: 640 } });
  const closest = { ...view, scale: bounds.most };
  expect(afterTap({ marks }, closest, size, bounds, undefined)).toEqual({ mark: fort });
  expect(afterTap({ marks }, closest, size, bounds, fort)).toEqual({ mark: twin });
  expect(afterTap({ marks }, closest, size, bounds, twin)).toEqual({ mark: fort });
});

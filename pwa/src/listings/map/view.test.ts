import { expect, test } from 'vitest';

import { boundsOf, drawn, enlarged, type View, viewOf, wholeView } from './view.ts';

const extent = { middle: { x: 10, y: 20 }, width: 60, height: 30 };
const bounds = boundsOf(extent);
const view: View = { x: 10, y: 20, scale: 15 };
/** Where on the screen a spot of the plane is, in pixels from the middle. */
const seenAt = (view: View, spot: { x: number; y: number }) => ({ x: (spot.x - view.x) * view.scale, y: (spot.y - view.y) * view.scale });

test('the whole is as large as a desk has room for', () => {
  expect(wholeView(extent)).toEqual({ x: 10, y: 20, scale: 15 });
  expect(wholeView({ ...extent, height: 62 })).toEqual({ x: 10, y: 20, scale: 10 });
  expect(wholeView({ ...extent, width: 0, height: 0 }).scale).toBe(640);
});

test('spots are shown in the frame that they are to fill', () => {
  expect(viewOf({ middle: { x: 1, y: 2 }, width: 10, height: 1 }, { width: 300, height: 300 })).toEqual({ x: 1, y: 2, scale: 30 });
});

test('what is drawn aside follows the finger', () => {
  const after = drawn(view, { x: 30, y: -45, times: 1 }, bounds);
  expect(after).toEqual({ x: 8, y: 23, scale: 15 });
  expect(seenAt(after, view)).toEqual({ x: 30, y: -45 });
});

test('what lies under a finger stays there while the map grows', () => {
  const under = { x: 60, y: 30 };
  const spot = { x: view.x + under.x / view.scale, y: view.y + under.y / view.scale };
  for (const times of [2, 0.5]) expect(seenAt(enlarged(view, times, bounds, under), spot)).toEqual(under);
});

test('it grows and shrinks as far as its bounds, and then stays where it is', () => {
  expect(enlarged(view, 1000, bounds).scale).toBe(640);
  expect(enlarged(view, 0.001, bounds).scale).toBe(15 / 4);
  const largest = { ...view, scale: 640 };
  expect(enlarged(largest, 2, bounds, { x: 100, y: 100 })).toEqual(largest);
});

test('nobody loses the map: its middle stays within what it shows', () => {
  expect(drawn(view, { x: 1e6, y: 1e6, times: 1 }, bounds)).toMatchObject({ x: -20, y: 5 });
  expect(drawn(view, { x: -1e6, y: -1e6, times: 1 }, bounds)).toMatchObject({ x: 40, y: 35 });
});

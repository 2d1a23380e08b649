import { expect, test } from 'vitest';

import { barAt } from './scale-bar.ts';

test.each([
  [15, 5000],
  [30, 2000],
  [96, 1000],
  [95, 1000],
  [97, 500],
  [640, 100],
])('at %d pixels a kilometre the bar is %d m: the longest round length that has room', (scale, metres) => {
  expect(barAt(scale)).toEqual({ metres, pixels: (metres / 1000) * scale });
});

test('the bar is never longer than 96 pixels but at scales that no map here has', () => {
  for (let scale = 2; scale <= 640; scale += 1) expect(barAt(scale).pixels).toBeLessThanOrEqual(96);
});

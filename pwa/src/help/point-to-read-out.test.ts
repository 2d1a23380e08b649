import { expect, test } from 'vitest';

import { pointToReadOut } from './point-to-read-out.ts';

test.each([
  [{ latitude: 19.221, longitude: 73.866 }, '19.2210 N, 73.8660 E'],
  [{ latitude: -0.00004, longitude: -71.5 }, '0.0000 S, 71.5000 W'],
])('a point is read out in four digits and by the letters of the compass', (point, text) => {
  expect(pointToReadOut(point)).toBe(text);
});

import { expect, test } from 'vitest';

import { headingOf } from './compass.ts';

test.each([
  [{ absolute: true, alpha: 0 }, 0, 0],
  [{ absolute: true, alpha: 90 }, 0, 270],
  [{ absolute: true, alpha: 90 }, 90, 0],
  [{ absolute: true, alpha: 1 }, 0, 0],
  [{ absolute: true, alpha: 2.6 }, 0, 355],
  [{ absolute: false, alpha: 10, webkitCompassHeading: 44 }, 0, 45],
  [{ absolute: false, alpha: 10, webkitCompassHeading: 350 }, 90, 80],
] as const)('a phone that says %o, its screen turned by %s°, points to %s°', (said, screenAngle, heading) => {
  expect(headingOf(said, screenAngle)).toBe(heading);
});

test('what knows no north points nowhere', () => {
  expect(headingOf({ absolute: false, alpha: 10 }, 0)).toBeUndefined();
  expect(headingOf({ absolute: true, alpha: null }, 0)).toBeUndefined();
  expect(headingOf({ absolute: false, alpha: null, webkitCompassHeading: -1 }, 0)).toBeUndefined();
});

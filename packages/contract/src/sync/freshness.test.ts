import { expect, test } from 'vitest';

import { isStale } from './freshness.ts';

test.each([
  [null, true],
  ['2026-11-21', false],
  ['2026-05-26', false],
  ['2026-05-25', true],
  ['2020-02-29', true],
  ['2027-01-01', false],
])('on 21 November 2026 a listing checked on %s is stale: %s', (checkedOn, stale) => {
  expect(isStale(checkedOn, '2026-11-21')).toBe(stale);
});

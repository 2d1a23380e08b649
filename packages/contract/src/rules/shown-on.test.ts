import { expect, test } from 'vitest';

import { datedState, daysBetween } from './shown-on.ts';

const dated = { startDate: '2026-11-24', endDate: '2026-12-03' };

test.each([
  ['2026-11-23', 'coming'],
  ['2026-11-24', 'running'],
  ['2026-12-03', 'running'],
  ['2026-12-04', 'over'],
] as const)('on %s what is shown from 24 November to 3 December is %s', (day, state) => {
  expect(datedState(dated, day)).toBe(state);
});

test('days are counted over the ends of months and years', () => {
  expect(daysBetween('2026-11-23', '2026-11-24')).toBe(1);
  expect(daysBetween('2026-12-31', '2027-03-01')).toBe(60);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-11-24', '2026-11-24')).toBe(0);
});

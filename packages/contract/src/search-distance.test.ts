import fc from 'fast-check';
import { expect, test } from 'vitest';

import { distance, mayBeNear, outlineOf } from './search-distance.ts';

test.each([
  ['sivneri', 'sivneri', 0],
  ['sivneri', 'sivnori', 1],
  ['sivneri', 'sivnri', 1],
  ['sivneri', 'sineri', 2],
  ['sivneri', 'sivnteri', 2],
  ['sivneri', 'sinveri', 2],
  ['rosera', 'roseda', 1],
])('from %s to %s are %i half mistakes', (one, other, half) => {
  expect(distance(one, other, 4)).toBe(half);
});

const key = fc.string({ unit: fc.constantFrom(...'sndrtkiue'), maxLength: 12, size: 'max' });

test('it is as far there as back, and never near what the quick look excludes', () => {
  fc.assert(
    fc.property(key, key, fc.constantFrom(1, 2, 4), (one, other, most) => {
      const there = distance(one, other, most);
      expect(Math.min(there, most + 1)).toBe(Math.min(distance(other, one, most), most + 1));
      if (there <= most) expect(mayBeNear(outlineOf(one), outlineOf(other), most)).toBe(true);
      // What a lower bound calls near is as near for a higher one.
      if (there <= most) expect(distance(one, other, 24)).toBe(there);
    }),
    { numRuns: process.env.TEST_LONG ? 20_000 : 2_000 },
  );
});

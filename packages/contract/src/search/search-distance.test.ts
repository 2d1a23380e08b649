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

test.each([
  ['sn', 'sn', 0, true],
  ['sn', 'sd', 1, false],
  ['sn', 'sd', 2, true],
  ['si', 'su', 0, false],
  ['si', 'su', 1, true],
  ['siue', 'siii', 1, false],
  ['siii', 'siue', 1, false],
  ['siue', 'siii', 2, true],
  ['snd', 'sss', 3, false],
  ['sss', 'snd', 3, false],
  ['snd', 'sss', 4, true],
  ['snki', 'sdku', 2, true],
  ['ss', 's', 1, false],
  ['ss', 's', 2, true],
  ['rk', 'dk', 0, true],
  ['vk', 'bk', 0, true],
])('whether %s may be near to %s, by %i half mistakes at most, is seen quickly: %s', (one, other, most, near) => {
  expect(mayBeNear(outlineOf(one), outlineOf(other), most)).toBe(near);
});

test('a vowel and an h tell half of what a consonant does', () => {
  expect(['s', 'a', 'h', 'sivneri'].map((word) => outlineOf(word).weight)).toEqual([2, 1, 1, 11]);
});

test.each([
  ['sivneri', 'sdktnlb', 4],
  ['sivneri', 'siv', 4],
  ['siv', 'sivneri', 4],
  ['s'.repeat(64), 's'.repeat(64), 4],
])('from %s to %s are more half mistakes than are worth counting', (one, other, most) => {
  expect(distance(one, other, most)).toBeGreaterThan(most);
});

test('long words are compared to their end', () => {
  const long = 'sivneri'.repeat(9);
  expect(distance(long, long, 4)).toBe(0);
  expect(distance(long, `${long.slice(0, -1)}u`, 4)).toBe(1);
  expect(distance(`k${long.slice(1)}`, long, 4)).toBe(2);
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

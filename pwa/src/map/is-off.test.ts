import { readHours } from '@helpdesk/contract/opening/hours-text';
import { openingOf } from '@helpdesk/contract/opening/listing-opening';
import { expect, test } from 'vitest';

import { place } from '#listings/testing/rows.ts';
import { isOff } from './is-off.ts';

const day = '2026-11-21';
const none: ReadonlySet<string> = new Set();
const withHours = (text: string) => place('Shivneri Fort', { hours: readHours(text) ?? null });

test('a pin is off where a notice keeps people away, and where nobody gets in within a year', () => {
  const open = withHours('Mo-Su 06:00-18:00');
  expect(isOff(open, none, day)).toBe(false);
  expect(isOff(open, new Set([open._id]), day)).toBe(true);
  const forGood = withHours('Mo-Su off');
  expect(openingOf(forGood, [], { day, time: '12:00' })).toEqual({ is: 'closed' });
  expect(isOff(forGood, none, day)).toBe(true);
});

test('a pin is not off where it is closed only today, or where nobody knows the hours', () => {
  expect(isOff(withHours('Mo-Fr 06:00-18:00'), none, day)).toBe(false);
  expect(isOff(place('Other Fort', { hours: null }), none, day)).toBe(false);
});

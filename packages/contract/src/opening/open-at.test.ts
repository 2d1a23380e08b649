import { expect, test } from 'vitest';

import { readHours } from './hours-text.ts';
import { isOpenAt } from './open-at.ts';

const openAt = (hours: string, moment: string) => {
  const [day = '', time = ''] = moment.split(' ');
  return isOpenAt(readHours(hours) ?? { seasons: [], closedOn: [] }, { day, time });
};

// 23 November 2026 is a Monday.
test.each([
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-23 08:59', false],
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-23 09:00', true],
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-23 16:59', true],
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-23 17:00', false],
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-22 12:00', false],
  ['Mo 09:00-13:00,14:00-18:00', '2026-11-23 13:30', false],
  ['Mo 09:00-13:00,14:00-18:00', '2026-11-23 14:00', true],
  ['Mo-Su 00:00-24:00', '2026-11-23 23:59', true],
  ['Mo-Su 00:00-24:00', '2026-11-23 00:00', true],
])('what is open %s is, at %s, open: %s', (hours, moment, open) => {
  expect(openAt(hours, moment)).toBe(open);
});

test.each([
  ['Mo 18:00-02:00', '2026-11-23 23:30', true],
  ['Mo 18:00-02:00', '2026-11-24 01:59', true],
  ['Mo 18:00-02:00', '2026-11-24 02:00', false],
  ['Mo 18:00-02:00', '2026-11-23 01:00', false],
  ['Su 18:00-02:00', '2026-11-23 01:00', true],
  ['Mo 18:00-02:00; 2026-11-23 off', '2026-11-24 01:00', false],
  ['Mo-Tu 18:00-02:00; 2026-11-24 off', '2026-11-24 01:00', true],
])('hours beyond midnight belong to the day on which they begin: %s at %s, open: %s', (hours, moment, open) => {
  expect(openAt(hours, moment)).toBe(open);
});

test.each([
  ['06-01..09-30 Mo-Su off; Mo-Su 09:00-17:00', '2026-07-01 12:00', false],
  ['06-01..09-30 Mo-Su off; Mo-Su 09:00-17:00', '2026-10-01 12:00', true],
  ['Mo-Su 09:00-17:00; 06-01..09-30 Mo-Su off', '2026-09-30 12:00', false],
  ['11-15..02-15 Mo-Su 10:00-16:00', '2026-12-31 12:00', true],
  ['11-15..02-15 Mo-Su 10:00-16:00', '2027-02-15 12:00', true],
  ['11-15..02-15 Mo-Su 10:00-16:00', '2027-02-16 12:00', false],
])('a part of the year goes before what holds all year: %s at %s, open: %s', (hours, moment, open) => {
  expect(openAt(hours, moment)).toBe(open);
});

test('on a single closed day nothing begins', () => {
  expect(openAt('Mo-Su 09:00-17:00; 2026-01-26 off', '2026-01-26 12:00')).toBe(false);
  expect(openAt('Mo-Su 09:00-17:00; 2026-01-26 off', '2026-01-27 12:00')).toBe(true);
});

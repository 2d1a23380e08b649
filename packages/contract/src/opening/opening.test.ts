import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Hours } from '#kinds/hours.ts';
import { daysAfter } from './days-after.ts';
import { readHours } from './hours-text.ts';
import { isOpenAt } from './open-at.ts';
import { openingAt } from './opening.ts';

const never: Hours = { seasons: [], closedOn: [] };

function say(hours: string, moment: string): string {
  const [day = '', time = ''] = moment.split(' ');
  const opening = openingAt(readHours(hours) ?? never, { day, time });
  if (opening.is === 'always') return 'always';
  const until = opening.is === 'open' ? opening.until : opening.opens;
  return until ? `${opening.is} ${until.day} ${until.time}` : opening.is;
}

// 23 November 2026 is a Monday.
test.each([
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-23 08:59', 'closed 2026-11-23 09:00'],
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-23 09:00', 'open 2026-11-23 17:00'],
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-23 16:59', 'open 2026-11-23 17:00'],
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-23 17:00', 'closed 2026-11-24 09:00'],
  ['Mo-Sa 09:00-17:00; Su off', '2026-11-28 17:00', 'closed 2026-11-30 09:00'],
  ['Mo 09:00-13:00,14:00-18:00', '2026-11-23 13:30', 'closed 2026-11-23 14:00'],
])('with hours of %s, at %s, it is %s', (hours, moment, opening) => {
  expect(say(hours, moment)).toBe(opening);
});

test.each([
  ['Mo 18:00-02:00', '2026-11-23 23:30', 'open 2026-11-24 02:00'],
  ['Mo 18:00-02:00', '2026-11-24 01:59', 'open 2026-11-24 02:00'],
  ['Mo-Tu 18:00-24:00', '2026-11-23 23:30', 'open 2026-11-24 00:00'],
  ['Mo 18:00-24:00; Tu 00:00-02:00', '2026-11-23 23:30', 'open 2026-11-24 02:00'],
])('hours that go on after midnight are one stretch: %s at %s is %s', (hours, moment, opening) => {
  expect(say(hours, moment)).toBe(opening);
});

test.each([
  ['06-01..09-30 Mo-Su off; Mo-Su 09:00-17:00', '2026-07-01 12:00', 'closed 2026-10-01 09:00'],
  ['Mo-Su 09:00-17:00; 2026-11-23 off; 2026-11-24 off', '2026-11-23 12:00', 'closed 2026-11-25 09:00'],
])('a closed season and closed days say when it opens again: %s at %s is %s', (hours, moment, opening) => {
  expect(say(hours, moment)).toBe(opening);
});

test('what never closes is always open, and what never opens is closed without a day', () => {
  expect(say('Mo-Su 00:00-24:00', '2026-11-23 12:00')).toBe('always');
  expect(say('Mo-Su off', '2026-11-23 12:00')).toBe('closed');
  expect(openingAt(never, { day: '2026-11-23', time: '12:00' })).toEqual({ is: 'closed' });
});

const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`);
const span = fc.record({ opens: time, closes: time });
const week = fc.array(fc.array(span, { maxLength: 2 }), { minLength: 7, maxLength: 7 });
const season = fc.record({ from: fc.constant(null), to: fc.constant(null), week });
const anyHours: fc.Arbitrary<Hours> = fc.record({
  seasons: fc.tuple(season),
  closedOn: fc.array(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25'), { maxLength: 1 }),
});

test('an opening says the same as whether it is open, now and at the minute that it names', () => {
  fc.assert(
    fc.property(anyHours, fc.integer({ min: 0, max: 6 }), time, (hours, days, at) => {
      const now = { day: daysAfter('2026-11-23', days), time: at };
      const opening = openingAt(hours, now);
      expect(isOpenAt(hours, now)).toBe(opening.is !== 'closed');
      if (opening.is === 'open') expect(isOpenAt(hours, opening.until)).toBe(false);
      if (opening.is === 'closed' && opening.opens) expect(isOpenAt(hours, opening.opens)).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';

import { daylightAt, turnBackBy } from './turn-back.ts';

test('half the time and half an hour before sunset, rounded down to ten minutes', () => {
  expect(turnBackBy({ timeNeeded: 300, difficulty: 'hard' }, '17:56')).toBe('14:50');
  expect(turnBackBy({ timeNeeded: 120, difficulty: 'moderate' }, '18:00')).toBe('16:30');
});

test('what is easy, what is short and not called hard, and what nobody timed has no such hour', () => {
  expect(turnBackBy({ timeNeeded: 300, difficulty: 'easy' }, '17:56')).toBeUndefined();
  expect(turnBackBy({ timeNeeded: 119, difficulty: null }, '17:56')).toBeUndefined();
  expect(turnBackBy({ timeNeeded: 120, difficulty: null }, '17:56')).toBe('16:20');
  expect(turnBackBy({ timeNeeded: 30, difficulty: 'hard' }, '17:56')).toBe('17:10');
  expect(turnBackBy({ timeNeeded: null, difficulty: 'hard' }, '17:56')).toBeUndefined();
});

test('what takes longer than there is light has none either', () => {
  expect(turnBackBy({ timeNeeded: 2 * 24 * 60, difficulty: 'hard' }, '18:00')).toBeUndefined();
});

test('after the hour to turn back it is late, and in the dark nothing can be read as leave to go', () => {
  const sun = { sunrise: '06:45', sunset: '17:55' };
  const at = (time: string) => daylightAt({ timeNeeded: 180, difficulty: 'moderate' }, sun, time);
  expect(at('06:44')).toEqual({ is: 'dark' });
  expect(at('06:45')).toEqual({ is: 'early', turnBackBy: '15:50' });
  expect(at('15:49')).toEqual({ is: 'early', turnBackBy: '15:50' });
  expect(at('15:50')).toEqual({ is: 'late', sunset: '17:55' });
  expect(at('17:54')).toEqual({ is: 'late', sunset: '17:55' });
  for (const time of ['17:55', '21:30', '23:59', '00:00', '03:00']) expect(at(time), time).toEqual({ is: 'dark' });
  expect(daylightAt({ timeNeeded: 30, difficulty: 'easy' }, sun, '17:45')).toBeUndefined();
});

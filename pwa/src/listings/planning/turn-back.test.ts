import { expect, test } from 'vitest';

import { turnBackBy } from './turn-back.ts';

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

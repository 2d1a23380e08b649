import { expect, test } from 'vitest';
import { dayAt } from './day.ts';

test('the day changes at midnight in India, wherever the phone is', () => {
  expect(dayAt(Date.UTC(2026, 10, 20, 18, 29, 59))).toBe('2026-11-20');
  expect(dayAt(Date.UTC(2026, 10, 20, 18, 30))).toBe('2026-11-21');
});

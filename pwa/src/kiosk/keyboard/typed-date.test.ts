import { expect, test } from 'vitest';
import { datePartsOf, digitsOfDate, typedDate } from './typed-date.ts';

test('a date is typed as day, month and year, and stands in its parts meanwhile', () => {
  expect(datePartsOf('')).toEqual(['', '', '']);
  expect(datePartsOf('231')).toEqual(['23', '1', '']);
  expect(datePartsOf('23112026')).toEqual(['23', '11', '2026']);
});

test('it is a date once all of it is typed', () => {
  expect(typedDate('2311202')).toBeNull();
  expect(typedDate('23112026')).toBe('2026-11-23');
  expect(digitsOfDate('2026-11-23')).toBe('23112026');
  expect(digitsOfDate('')).toBe('');
});

test('only a day that there is', () => {
  expect(typedDate('29022028')).toBe('2028-02-29');
  for (const digits of ['29022026', '31112026', '00112026', '01132026', '01000000']) expect(typedDate(digits)).toBeNull();
});

import { expect, test } from 'vitest';
import { hoursInput } from './hours-input.ts';
import { readHours } from './hours-text.ts';

const refusal = (text: string) => hoursInput.safeParse(readHours(text)).error?.issues[0]?.message;

test.each([
  'Mo-Su 00:00-24:00',
  'Mo-Su 18:00-02:00',
  'Mo-Su 09:00-13:00,13:00-17:00',
  'Mo-Su 14:00-18:00,09:00-13:00',
  'Su 22:00-06:00; Mo 06:00-10:00',
  'Mo 18:00-24:00; Tu 00:00-02:00',
  '06-01..09-30 Mo-Su off; Mo-Su 09:00-17:00',
  '06-01..09-30 Mo-Su off; 10-01..05-31 Mo-Su 09:00-17:00',
  '02-29..02-29 Mo-Su 09:00-17:00',
  '12-01..02-29 Mo-Su 09:00-17:00; 03-01..11-30 Mo-Su off',
])('hours as %s are taken', (text) => {
  expect(refusal(text)).toBeUndefined();
});

test.each([
  ['Mo-Su 25:00-26:00', 'error_time'],
  ['Mo-Su 24:00-06:00', 'error_time'],
  ['Mo-Su 09:00-09:00', 'error_hours_empty'],
  ['Mo 09:00-13:00,12:59-17:00', 'error_hours_overlap'],
  ['Mo 12:59-17:00,09:00-13:00', 'error_hours_overlap'],
  ['Mo 09:00-17:00,09:00-17:00', 'error_hours_overlap'],
  ['Mo 18:00-02:00; Tu 01:59-05:00', 'error_hours_overlap'],
  ['Su 22:00-06:00; Mo 05:59-10:00', 'error_hours_overlap'],
  ['Mo 18:00-02:00,23:00-24:00', 'error_hours_overlap'],
  ['06-01..09-31 Mo-Su off', 'error_date'],
  ['06-31..09-30 Mo-Su off', 'error_date'],
  ['02-30..03-30 Mo-Su off', 'error_date'],
  ['06-01..09-30 Mo-Su off; 09-30..10-31 Mo-Su 09:00-17:00', 'error_hours_parts_overlap'],
  ['06-01..09-30 Mo-Su off; 06-01..08-31 Mo-Su 09:00-17:00', 'error_hours_parts_overlap'],
  ['11-01..02-28 Mo-Su off; 01-01..01-31 Mo-Su 09:00-17:00', 'error_hours_parts_overlap'],
  ['11-01..02-28 Mo-Su off; 02-01..03-31 Mo-Su 09:00-17:00', 'error_hours_parts_overlap'],
  ['Mo-Su 09:00-17:00; 2026-06-31 off', 'error_date'],
  ['Mo-Su 09:00-17:00; 9999-01-01 off', 'error_year'],
])('hours as %s are refused: %s', (text, message) => {
  expect(refusal(text)).toBe(message);
});

test('hours that hold all year are said once', () => {
  const all = readHours('Mo-Su 09:00-17:00');
  expect(hoursInput.safeParse({ ...all, seasons: [...(all?.seasons ?? []), ...(all?.seasons ?? [])] }).success).toBe(false);
});

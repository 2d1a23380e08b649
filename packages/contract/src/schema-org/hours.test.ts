import { expect, test } from 'vitest';
import { readHours } from '#opening/hours-text.ts';

import { hoursStructuredData } from './hours.ts';

const told = (text: string, today = '2026-11-23', restrictions: Parameters<typeof hoursStructuredData>[1] = []) => {
  const hours = readHours(text);
  if (!hours) throw new Error(text);
  return hoursStructuredData(hours, restrictions, today);
};
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('days with the same hours are one specification, and a closed day has none', () => {
  expect(told('Mo-Fr 09:00-17:00; Sa 09:00-13:00; Su off').openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '09:00', closes: '17:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
  ]);
});

test('no time is told that schema.org does not know', () => {
  expect(JSON.stringify(told('Mo-Fr 00:00-24:00; Sa 18:00-24:00; Su off'))).not.toContain('24:00');
});

test.each([
  ['06-01..09-30', '2026-05-31', '2026-06-01', '2026-09-30'],
  ['06-01..09-30', '2026-09-30', '2026-06-01', '2026-09-30'],
  ['06-01..09-30', '2026-10-01', '2027-06-01', '2027-09-30'],
  ['11-15..02-15', '2026-11-23', '2026-11-15', '2027-02-15'],
  ['11-15..02-15', '2027-02-15', '2026-11-15', '2027-02-15'],
  ['11-15..02-15', '2027-02-16', '2027-11-15', '2028-02-15'],
  // 2028 is a leap year.
  ['12-01..02-29', '2026-12-05', '2026-12-01', '2027-02-28'],
  ['12-01..02-29', '2027-12-05', '2027-12-01', '2028-02-29'],
  ['02-29..03-31', '2027-02-01', '2027-03-01', '2027-03-31'],
])('a part of the year, %s, is told on %s of the year in which it is or comes', (part, today, validFrom, validThrough) => {
  expect(told(`${part} Mo-Su 10:00-16:00`, today).openingHoursSpecification).toMatchObject([{ validFrom, validThrough }]);
});

test('a closed part of the year and single closed days are told, too', () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = told('06-01..09-30 Mo-Su off; Mo-Su 09:00-17:00; 2027-01-26 off');
  expect(openingHoursSpecification?.[0]).toMatchObject({ opens: '00:00', closes: '00:00', validFrom: '2027-06-01' });
  expect(specialOpeningHoursSpecification).toMatchObject([{ closes: '00:00', validFrom: '2027-01-26', validThrough: '2027-01-26' }]);
});

test('a closure by notice is told as closed days until it is over, and a warning is not', () => {
  const notice = { kind: 'closed', startDate: '2026-11-20', endDate: '2026-11-30' } as const;
  const shut = (today: string, kind: 'closed' | 'danger' = 'closed') =>
    told('Mo-Su 09:00-17:00', today, [{ ...notice, kind }]).specialOpeningHoursSpecification;
  expect(shut('2026-11-30')).toMatchObject([{ closes: '00:00', validFrom: '2026-11-20', validThrough: '2026-11-30' }]);
  expect(shut('2026-12-01')).toBeUndefined();
  expect(shut('2026-11-23', 'danger')).toBeUndefined();
});

test('what is open around the clock is never told as closed, however midnight is written', () => {
  for (const text of ['Mo-Su 00:00-24:00', 'Mo-Su 00:00-00:00'])
    expect(told(text).openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});

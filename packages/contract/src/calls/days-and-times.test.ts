import { expect, test } from 'vitest';

import { textInputs } from '#testing/text-inputs.ts';

const inputs = textInputs();

test('every day that a call takes is one of the calendar, in a year that people live in', () => {
  const days = inputs.filter(({ takes }) => takes('2026-11-27') && !takes('a day') && !takes('9820011122'));
  expect(days.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'POST /add-ad startDate',
      'POST /book-place from',
      'POST /add-resort checkedOn',
      'PUT /update-helpdesk hours closedOn',
    ]),
  );
  for (const { at, takes } of days) {
    for (const right of ['2000-01-01', '2024-02-29', '2100-12-31']) expect([at, right, takes(right)]).toEqual([at, right, true]);
    for (const wrong of [
      '9999-12-31',
      '2101-01-01',
      '1999-12-31',
      '0026-11-27',
      '2026-06-31',
      '2026-02-29',
      '2026-13-01',
      '26-11-27',
      '2026-11-27T10:00',
    ])
      expect([at, wrong, takes(wrong)]).toEqual([at, wrong, false]);
  }
});

test('every day of the year that a call takes is one of a leap year', () => {
  const days = inputs.filter(({ takes }) => takes('11-27') && !takes('a day') && !takes('9820011122'));
  expect(days.length).toBeGreaterThan(5);
  for (const { at, takes } of days) {
    for (const right of ['01-01', '02-28', '02-29', '04-30', '12-31']) expect([at, right, takes(right)]).toEqual([at, right, true]);
    for (const wrong of ['02-30', '04-31', '06-31', '11-31', '00-10', '13-01', '01-32', '01-00'])
      expect([at, wrong, takes(wrong)]).toEqual([at, wrong, false]);
  }
});

test('every time that a call takes is one of the clock', () => {
  const times = inputs.filter(({ takes }) => takes('09:30') && !takes('a time'));
  expect(times.length).toBeGreaterThan(5);
  for (const { at, takes } of times) {
    for (const right of ['00:00', '23:59']) expect([at, right, takes(right)]).toEqual([at, right, true]);
    for (const wrong of ['25:00', '24:01', '09:60', '9:30', '09:30:00', '-1:00'])
      expect([at, wrong, takes(wrong)]).toEqual([at, wrong, false]);
    expect([at, takes('24:00')]).toEqual([at, at.endsWith('closes')]);
  }
});

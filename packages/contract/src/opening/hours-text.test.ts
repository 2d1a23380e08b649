import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHours } from '#testing/any-row.ts';
import { readHours, writeHours } from './hours-text.ts';

const daily = (opens: string, closes: string) => Array.from({ length: 7 }, () => [{ opens, closes }]);

test('hours are read as OpenStreetMap writes them', () => {
  const [weekday] = daily('09:00', '17:00');
  expect(readHours('Mo-Sa 09:00-17:00; Su off')).toEqual({
    seasons: [{ from: null, to: null, week: [weekday, weekday, weekday, weekday, weekday, weekday, []] }],
    closedOn: [],
  });
});

test('parts of the year have hours of their own, and single days are closed', () => {
  expect(readHours('10-01..05-31 Mo-Su 06:00-18:00; 06-01..09-30 Mo-Su off; 2026-01-26 off')).toEqual({
    seasons: [
      { from: '10-01', to: '05-31', week: daily('06:00', '18:00') },
      { from: '06-01', to: '09-30', week: Array.from({ length: 7 }, () => []) },
    ],
    closedOn: ['2026-01-26'],
  });
});

test.each(['', 'always', 'Mo 9-17', 'Fr-Mo 09:00-17:00', 'Mo-Su 09:00', '26 January off'])('“%s” is not read as hours', (text) => {
  expect(readHours(text)).toBeUndefined();
});

test('hours are read in the digits of a Marathi keyboard', () => {
  expect(readHours('Mo-Su ०९:००-१७:३०')).toEqual(readHours('Mo-Su 09:00-17:30'));
});

test('any hours come back from their text', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      expect(readHours(writeHours(hours))).toEqual(hours);
    }),
  );
});

import { readHours, writeHours } from '@helpdesk/contract/opening/hours-text';
import { expect, test } from 'vitest';

import { copiedToAll, newHours, newSeason, opened, withDay, withoutSeason, withSeason, withSpan } from './edit-hours.ts';

const weekOf = (text: string) => {
  const [season] = readHours(text)?.seasons ?? [];
  if (!season) throw new Error(text);
  return season;
};
const written = (season: ReturnType<typeof weekOf>) => writeHours({ seasons: [season], closedOn: [] });

test('hours begin as every day the same, which spreadsheets can say', () => {
  expect(writeHours(newHours)).toBe('Mo-Su 09:00-18:00');
  expect(readHours(writeHours(newHours))).toEqual(newHours);
});

test('one day is copied to all', () => {
  expect(written(copiedToAll(weekOf('Mo 08:00-12:00,14:00-18:00; Su off'), 0))).toBe('Mo-Su 08:00-12:00,14:00-18:00');
});

test('a day that opens has the hours of the open day before it, else of the first open one', () => {
  expect(written(opened(weekOf('Mo 08:00-12:00; Tu 10:00-20:00; Th-Su off'), 3))).toContain('Th 10:00-20:00');
  expect(written(opened(weekOf('Mo off; Sa-Su 10:00-20:00'), 0))).toContain('Mo 10:00-20:00');
  expect(written(opened(weekOf('Mo-Su off'), 2))).toContain('We 09:00-18:00');
});

test('a part of the year comes and goes without the others', () => {
  const both = { ...newHours, seasons: [...newHours.seasons, newSeason] };
  const closed = withSeason(both, 1, { ...newSeason, week: newSeason.week.map(() => []) });
  expect(writeHours(closed)).toBe('Mo-Su 09:00-18:00; 06-01..09-30 Mo-Su off');
  expect(withoutSeason(both, 1)).toEqual(newHours);
});

test('hours that lack a time cannot be read, so that the form says so', () => {
  const [season] = newHours.seasons;
  const typed = season && withDay(season, 0, withSpan(season.week[0] ?? [], 0, { closes: '' }));
  expect(typed && readHours(written(typed))).toBeUndefined();
});

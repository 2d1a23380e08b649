import type { Hours, Span } from '@helpdesk/contract/kinds/hours';
import { expect, test } from 'vitest';

import { openingOnDay as openingOn } from './opening-on-day.ts';

const now = { day: '2026-11-01', time: '12:00' };
const openingOnDay = (hours: Hours | null, day: string, at = now) => openingOn({ hours }, [], day, at);

const sunday = '2026-11-22';
const day: Span[] = [{ opens: '09:00', closes: '18:00' }];
const late: Span[] = [{ opens: '10:00', closes: '17:30' }];
const twice: Span[] = [
  { opens: '06:00', closes: '12:30' },
  { opens: '16:00', closes: '21:00' },
];
const week = (weekday: readonly Span[], onSunday: readonly Span[]) => [...Array.from({ length: 6 }, () => weekday), onSunday];
const allYear = (days: readonly (readonly Span[])[], closedOn: string[] = []): Hours => ({
  seasons: [{ from: null, to: null, week: days }],
  closedOn,
});

test('a plan says until when a stop is open, and from when where that is after nine', () => {
  expect(openingOnDay(allYear(week(day, day)), sunday)).toEqual({ look: 'open', text: 'Open until 6\u00a0pm' });
  expect(openingOnDay(allYear(week(day, late)), sunday).text).toBe('Open 10\u00a0am to 5:30\u00a0pm');
  expect(openingOnDay(allYear(week(day, twice)), sunday).text).toBe('Open 6\u00a0am to 12:30\u00a0pm and 4\u00a0pm to 9\u00a0pm');
});

test('what is closed on that day of every week says so, and when it opens', () => {
  expect(openingOnDay(allYear(week(late, [])), sunday)).toEqual({
    look: 'closed',
    text: 'Closed on Sundays',
    opens: 'Opens on Monday at 10\u00a0am.',
  });
});

test('what is closed on that one day, or for a season, does not blame the weekday', () => {
  expect(openingOnDay(allYear(week(day, day), [sunday]), sunday)).toMatchObject({
    text: 'Closed on that day',
    opens: 'Opens on Monday at 9\u00a0am.',
  });
  const season: Hours = { seasons: [{ from: '12-15', to: '02-28', week: week(day, day) }], closedOn: [] };
  expect(openingOnDay(season, sunday)).toMatchObject({ text: 'Closed on that day', opens: 'Opens on 15 Dec at 9\u00a0am.' });
  expect(openingOnDay(allYear(week([], [])), sunday)).toEqual({ look: 'closed', text: 'Closed on that day', opens: undefined });
});

test('open around the clock is not open until midnight, and unknown is not closed', () => {
  const allDay: Span[] = [{ opens: '00:00', closes: '00:00' }];
  expect(openingOnDay(allYear(week(allDay, allDay)), sunday).text).toBe('Always open');
  expect(openingOnDay(null, sunday)).toEqual({ look: 'unknown', text: 'Hours not known' });
});

test('of today only what is left counts', () => {
  const at = (time: string) => openingOnDay(allYear(week(day, day)), sunday, { day: sunday, time });
  expect(at('17:59')).toEqual({ look: 'open', text: 'Open until 6\u00a0pm' });
  expect(at('21:30')).toEqual({ look: 'closed', text: 'Opens tomorrow at 9\u00a0am' });
  expect(openingOnDay(allYear(week(twice, twice)), sunday, { day: sunday, time: '13:00' }).look).toBe('open');
});

test('a notice goes before the hours of that day, and what it closes opens on no other day of it', () => {
  const on = (kind: 'closed' | 'danger') =>
    openingOn({ hours: allYear(week(day, day)) }, [{ kind, startDate: sunday, endDate: '2026-11-30' }], sunday, now);
  expect(on('closed')).toEqual({ look: 'closed', text: 'Closed until 30 Nov' });
  expect(on('danger')).toEqual({ look: 'warned', text: 'Do not go. Warning until 30 Nov' });
});

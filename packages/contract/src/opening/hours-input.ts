import * as z from 'zod/mini';

import { plannedDay } from '#fields.ts';
import { daysInWeek, type Hours, type Season, type Span } from '#kinds/hours.ts';

/** What may be said of opening hours, wherever they are filled in: times of a clock, days of a calendar, and nothing twice. */

const opens = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'error_time'));
/** Up to the end of the day. */
const closes = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'error_time'));
const span = z
  .strictObject({ opens, closes })
  .check(z.refine((each) => each.opens !== each.closes, { error: 'error_hours_empty', path: ['closes'] }));

/** 29 February is a day of some years. */
const dayOfYear = z
  .string()
  .check(z.regex(/^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/, 'error_date'));

const week = z.array(z.array(span).check(z.maxLength(4))).check(
  z.length(daysInWeek),
  z.refine((days) => !overlapsInWeek(days), 'error_hours_overlap'),
);

const season = z
  .strictObject({ from: z.nullable(dayOfYear), to: z.nullable(dayOfYear), week })
  .check(z.refine(({ from, to }) => (from === null) === (to === null), { error: 'error_date', path: ['to'] }));

export const hoursInput: z.ZodMiniType<Hours, Hours> = z.strictObject({
  seasons: z.array(season).check(
    z.minLength(1),
    z.maxLength(6),
    z.refine((seasons) => !overlapsInYear(seasons), 'error_hours_parts_overlap'),
  ),
  closedOn: z.array(plannedDay('error_date')).check(z.maxLength(60)),
});

const minutesInDay = 24 * 60;

/** Whether something opens before it has closed, also beyond midnight and from Sunday to Monday. */
export function overlapsInWeek(days: readonly (readonly Span[])[]): boolean {
  const stretches = days
    .flatMap((spans, day) => spans.map((each) => stretchOf(each, day * minutesInDay)))
    .sort(([one], [other]) => one - other);
  const [first] = stretches;
  if (!first) return false;
  const next = [...stretches.slice(1), [first[0] + daysInWeek * minutesInDay]];
  return stretches.some(([, end], at) => end > (next[at]?.[0] ?? end));
}

/** In minutes; an end that is not behind its begin lies on the next day. */
function stretchOf(each: Span, midnight: number): readonly [begin: number, end: number] {
  const [begin, end] = [minutesOf(each.opens), minutesOf(each.closes)];
  return [midnight + begin, midnight + end + (end > begin ? 0 : minutesInDay)];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether two parts of the year have a day in common, or two hold all year. */
function overlapsInYear(seasons: readonly Season[]): boolean {
  const isWithin = (day: string, { from, to }: Season) =>
    from !== null && to !== null && (from <= to ? from <= day && day <= to : from <= day || day <= to);
  const begins = seasons.flatMap(({ from }) => from ?? []);
  // Of two parts with a common day one begins within the other.
  const isTwice = begins.some((day) => seasons.filter((each) => isWithin(day, each)).length > 1);
  return isTwice || seasons.filter(({ from }) => from === null).length > 1;
}

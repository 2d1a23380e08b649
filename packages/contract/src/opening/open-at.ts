import type { Hours, Span } from '#kinds/hours.ts';

import { daysAfter } from './days-after.ts';

/** A minute by the region's clock. */
export interface Moment {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/** Whether something with these hours is open; its last minute is the one before it closes. */
export function isOpenAt(hours: Hours, { day, time }: Moment): boolean {
  const today = spansOn(hours, day).some((span) => span.opens <= time && (time < span.closes || endsAfterMidnight(span)));
  return today || spansOn(hours, dayBefore(day)).some((span) => endsAfterMidnight(span) && time < span.closes);
}

const endsAfterMidnight = ({ opens, closes }: Span): boolean => closes <= opens;

/** When it opens on a day, `YYYY-MM-DD`: a part of the year goes before what holds all year. */
export function spansOn({ seasons, closedOn }: Hours, day: string): readonly Span[] {
  if (closedOn.includes(day)) return [];
  const season =
    seasons.find(({ from, to }) => from && to && isWithin(day.slice(5), from, to)) ?? seasons.find(({ from }) => from === null);
  return season?.week[(utc(day).getUTCDay() + 6) % 7] ?? [];
}

/** All `MM-DD`. */
export const isWithin = (day: string, from: string, to: string): boolean =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

const utc = (day: string): Date => new Date(`${day}T00:00Z`);
const dayBefore = (day: string): string => daysAfter(day, -1);

import type { Hours, Span } from '#kinds/hours.ts';
import { daysAfter } from './days-after.ts';
import { type Moment, spansOn } from './open-at.ts';

/** What the hours of something say of a minute. */
export type Opening =
  | { readonly is: 'always' }
  | { readonly is: 'open'; readonly until: Moment }
  | { readonly is: 'closed'; readonly opens: Moment }
  /** For a year at least. */
  | { readonly is: 'closed'; readonly opens?: undefined };

/** What is open without a break for longer never closes. */
const longestOpenDays = 8;
const longestClosedDays = 366;

/**
 * Whether something with these hours is open at a minute, until when, or when it opens next.
 * @param now by the region's clock
 * @param isShut whether it does not open on a day, whatever its hours say
 */
export function openingAt(hours: Hours, now: Moment, isShut: (day: string) => boolean = () => false): Opening {
  const nowMinute = minuteOf(now.time);
  let until: number | undefined;
  for (const { opens, closes } of stretches(hours, now.day, isShut)) {
    if (until === undefined) {
      if (closes <= nowMinute) continue;
      if (opens > nowMinute) return { is: 'closed', opens: momentAfter(now.day, opens) };
      until = closes;
    } else if (opens <= until) until = Math.max(until, closes);
    else break;
    if (until > longestOpenDays * minutesPerDay) return { is: 'always' };
  }
  return until === undefined ? { is: 'closed' } : { is: 'open', until: momentAfter(now.day, until) };
}

interface Stretch {
  /** Minutes since the first one of the day that was asked about. */
  readonly opens: number;
  readonly closes: number;
}

/** From the day before, whose hours may end after midnight. */
function* stretches(hours: Hours, today: string, isShut: (day: string) => boolean): Generator<Stretch> {
  for (let days = -1; days <= longestClosedDays; days += 1) {
    const day = daysAfter(today, days);
    const spans = (isShut(day) ? [] : spansOn(hours, day)).map((span) => stretchOf(span, days * minutesPerDay));
    yield* spans.sort((one, other) => one.opens - other.opens);
  }
}

function stretchOf(span: Span, midnight: number): Stretch {
  const [opens, closes] = [minuteOf(span.opens), minuteOf(span.closes)];
  return { opens: midnight + opens, closes: midnight + closes + (closes <= opens ? minutesPerDay : 0) };
}

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * minutesPerHour + Number(time.slice(3));

function momentAfter(day: string, minutes: number): Moment {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const ofDay = minutes % minutesPerDay;
  return {
    day: daysAfter(day, Math.floor(minutes / minutesPerDay)),
    time: `${twoDigits(Math.floor(ofDay / minutesPerHour))}:${twoDigits(ofDay % minutesPerHour)}`,
  };
}

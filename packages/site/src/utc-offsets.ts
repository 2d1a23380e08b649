import type { UtcOffsets } from './region-clock.ts';

const minuteMs = 60_000;
/** Shorter than any time for which clocks were ever put forward or back. */
const stepMs = 7 * 24 * 60 * minuteMs;
const yearsBefore = 1;
const yearsAfter = 10;

/**
 * How a zone's clock differs from UTC, from last year on for ten years: for whoever has no table of zones, or an old one.
 * @param timeZone as IANA names it
 * @param now milliseconds since 1970
 */
export function utcOffsetsOf(timeZone: string, now: number): UtcOffsets {
  const minutesAt = minutesOf(timeZone);
  const year = new Date(now).getUTCFullYear();
  const [first, last] = [Date.UTC(year - yearsBefore, 0), Date.UTC(year + yearsAfter, 0)];
  let before = minutesAt(first);
  const offsets: [number, number][] = [[first, before]];
  for (let to = first + stepMs; to < last + stepMs; to += stepMs) {
    const after = minutesAt(to);
    if (after !== before) offsets.push([firstChange(minutesAt, to - stepMs, to), after]);
    before = after;
  }
  return offsets;
}

function minutesOf(timeZone: string): (at: number) => number {
  // Swedish writes `YYYY-MM-DD HH:MM`.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => (Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at) / minuteMs;
}

/** The minute of the one change between two moments, by halves. */
function firstChange(minutesAt: (at: number) => number, from: number, to: number): number {
  const before = minutesAt(from);
  let [same, other] = [from, to];
  while (other - same > minuteMs) {
    const middle = same + Math.floor((other - same) / 2 / minuteMs) * minuteMs;
    if (minutesAt(middle) === before) same = middle;
    else other = middle;
  }
  return other;
}

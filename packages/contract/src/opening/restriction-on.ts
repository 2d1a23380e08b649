import { isShownOn } from '#rules/shown-on.ts';

import { daysAfter } from './days-after.ts';
import type { Restricting } from './restriction.ts';
import { closes } from './restricts.ts';

export interface Restriction {
  readonly is: 'shut' | 'warned';
  /** The last day of it, `YYYY-MM-DD`; one that begins the day after another has ended prolongs it. */
  readonly until: string;
}

/** What of it holds on a day, `YYYY-MM-DD`: a closure goes before a warning. */
export function restrictionOn(restrictions: readonly Restricting[], day: string): Restriction | undefined {
  const closed = lastDay(restrictions.filter(closes), day);
  if (closed) return { is: 'shut', until: closed };
  const warned = lastDay(
    restrictions.filter((each) => !closes(each)),
    day,
  );
  return warned === undefined ? undefined : { is: 'warned', until: warned };
}

function lastDay(restrictions: readonly Restricting[], day: string): string | undefined {
  const ends = restrictions.filter((each) => isShownOn(each, day)).map(({ endDate }) => endDate);
  const end = ends.reduce((last, each) => (each > last ? each : last), '');
  return end === '' ? undefined : (lastDay(restrictions, daysAfter(end, 1)) ?? end);
}

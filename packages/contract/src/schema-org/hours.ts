import type { Hours, Season } from '#kinds/hours.ts';
import type { Restricting } from '#opening/restriction.ts';
import { closes } from '#opening/restricts.ts';
import type { Thing } from './thing.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Around the clock, as those who read it agreed to write it. */
const allDay = { opens: '00:00', closes: '23:59' };
const alwaysOpen: Thing[] = [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...allDay }];

/** Closed all day. */
const never = { opens: '00:00', closes: '00:00' };

/**
 * When something is open, for machines. Theirs are parts of one year: each of ours is told of the year in which it comes next.
 * @param restrictions the notices that keep people away from it: what closes it is told as closed days
 * @param today `YYYY-MM-DD` in the region
 */
export function hoursStructuredData(said: Hours | 'always' | null, restrictions: readonly Restricting[], today: string) {
  const hours = said === 'always' ? null : said;
  const shut = [
    ...(hours?.closedOn ?? []).map((day) => ({ startDate: day, endDate: day })),
    ...restrictions.filter((notice) => closes(notice) && notice.endDate >= today),
  ];
  return {
    openingHoursSpecification: said === 'always' ? alwaysOpen : hours?.seasons.flatMap((season) => specifications(season, today)),
    specialOpeningHoursSpecification:
      shut.length > 0
        ? shut.map(({ startDate, endDate }) => ({
            '@type': 'OpeningHoursSpecification',
            ...never,
            validFrom: startDate,
            validThrough: endDate,
          }))
        : undefined,
  };
}

function specifications(season: Season, today: string): Thing[] {
  const valid = validity(season, today);
  const daysOf = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  for (const [at, spans] of season.week.entries()) {
    // A day without hours is closed, which only a part of the year has to say.
    for (const span of spans.length > 0 || season.from === null ? spans : [never]) {
      const isAllDay = span !== never && span.opens === '00:00' && (span.closes === '24:00' || span.closes === '00:00');
      const { opens, closes } = isAllDay ? allDay : span;
      const key = `${opens} ${closes}`;
      const same = daysOf.get(key) ?? { opens, closes: closes === '24:00' ? '23:59' : closes, dayOfWeek: [] };
      same.dayOfWeek.push(days[at] ?? '');
      daysOf.set(key, same);
    }
  }
  return [...daysOf.values()].map((same) => ({ '@type': 'OpeningHoursSpecification', ...same, ...valid }));
}

function validity({ from, to }: Season, today: string) {
  if (from === null || to === null) return {};
  const year = Number(today.slice(0, 4));
  const crosses = to < from;
  const isOver = !crosses && today.slice(5) > to;
  // In January one that began in November is still on.
  const began = crosses && today.slice(5) <= to ? year - 1 : isOver ? year + 1 : year;
  return { validFrom: dayIn(began, from, '03-01'), validThrough: dayIn(crosses ? began + 1 : began, to, '02-28') };
}

/** @param instead of 29 February in a year that has none */
function dayIn(year: number, day: string, instead: string): string {
  const hasLeapDay = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${day === '02-29' && !hasLeapDay ? instead : day}`;
}

import { daysInWeek, type Hours, type Season, type Span } from '@helpdesk/contract/kinds/hours';

/** What the editor of hours does with them; times and days may be empty while somebody types. */

const firstSpan: Span = { opens: '09:00', closes: '18:00' };

const everyDay = (spans: readonly Span[]): Season['week'] => Array.from({ length: daysInWeek }, () => spans);

/** What somebody begins with who fills in hours. */
export const newHours: Hours = { seasons: [{ from: null, to: null, week: everyDay([firstSpan]) }], closedOn: [] };

/** The monsoon, which is what most parts of the year are about. */
export const newSeason: Season = { from: '06-01', to: '09-30', week: everyDay([firstSpan]) };

const withAt = <Item>(items: readonly Item[], at: number, item: Item): Item[] => items.map((each, index) => (index === at ? item : each));

export const withSeason = (hours: Hours, at: number, season: Season): Hours => ({ ...hours, seasons: withAt(hours.seasons, at, season) });

export const withoutSeason = (hours: Hours, at: number): Hours => ({
  ...hours,
  seasons: hours.seasons.filter((_, index) => index !== at),
});

export const withDay = (season: Season, day: number, spans: readonly Span[]): Season => ({
  ...season,
  week: withAt(season.week, day, spans),
});

/** A day that opens has the hours of the one before it that is open, else of the first. */
export function opened(season: Season, day: number): Season {
  const open = (spans: readonly Span[]) => spans.length > 0;
  const spans = season.week.slice(0, day).findLast(open) ?? season.week.find(open) ?? [firstSpan];
  return withDay(season, day, spans);
}

export const copiedToAll = (season: Season, day: number): Season => ({ ...season, week: everyDay(season.week[day] ?? []) });

/** Beside the first hours of a day, after a break. */
export const secondSpan: Span = { opens: '16:00', closes: '20:00' };

export const withSpan = (spans: readonly Span[], at: number, change: Partial<Span>): Span[] =>
  spans.map((span, index) => (index === at ? { ...span, ...change } : span));

/** Inputs for times know no 24:00. */
export const shownTime = (time: string): string => (time === '24:00' ? '00:00' : time);

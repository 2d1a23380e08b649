import type { Hours, Season } from '#kinds/hours.ts';
import { daysAfter } from './days-after.ts';
import { isWithin } from './open-at.ts';

/** A stretch of every year and the week that holds in it. */
export interface PartOfYear {
  /** `MM-DD`, both inclusive; an end before its begin lies in the next year. */
  readonly from: string;
  readonly to: string;
  readonly week: Season['week'];
}

export interface YearOfHours {
  /** None of them overlaps another: of two parts of the hours the first holds. */
  readonly parts: readonly PartOfYear[];
  /** What holds on the other days; without it no day is left. */
  readonly rest?: Season['week'];
}

const everyDay = Array.from({ length: 366 }, (_, at) => daysAfter('2024-01-01', at).slice(5));
const closedWeek: Season['week'] = Array.from({ length: 7 }, () => []);

/** The hours of a year in parts that say the same as `spansOn` of each of their days. */
export function yearOf({ seasons }: Hours): YearOfHours {
  const ofPart = seasons.filter(({ from }) => from !== null);
  const holding = everyDay.map((day) => ofPart.find(({ from, to }) => from !== null && to !== null && isWithin(day, from, to)));
  const rest = holding.includes(undefined) && (seasons.find(({ from }) => from === null)?.week ?? closedWeek);
  return { parts: ofPart.flatMap((season) => stretchesOf(season, holding)), ...(rest && { rest }) };
}

/** The stretches of days that a season holds, across the end of the year, too. */
function stretchesOf(season: Season, holding: readonly (Season | undefined)[]): PartOfYear[] {
  const stretches: { from: string; to: string; week: Season['week'] }[] = [];
  for (const [at, day] of everyDay.entries()) {
    if (holding[at] !== season) continue;
    const last = stretches.at(-1);
    if (last && holding[at - 1] === season) last.to = day;
    else stretches.push({ from: day, to: day, week: season.week });
  }
  const [first] = stretches;
  const last = stretches.at(-1);
  const goesOn = first && last && first !== last && first.from === everyDay[0] && last.to === everyDay.at(-1);
  return goesOn ? [...stretches.slice(1, -1), { ...last, to: first.to }] : stretches;
}

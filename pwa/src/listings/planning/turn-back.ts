import type { Difficulty } from '@helpdesk/contract/rules/planning-sets';

interface Walk {
  /** There and back, in minutes; null: unknown. */
  readonly timeNeeded: number | null;
  readonly difficulty: Difficulty | null;
}

const minutesPerHour = 60;
/** A walk of less that nobody calls hard needs no warning. */
const longWalk = 120;
/** For who is slower on the way back than on the way there. */
const margin = 30;
const roundedTo = 10;

/**
 * When whoever is still on the way should turn round, so that the way back ends in daylight (product 5.3).
 * @param sunset `HH:MM`, as what is returned; undefined where nothing needs to be said, or nobody knows how long it takes
 */
export function turnBackBy({ timeNeeded, difficulty }: Walk, sunset: string): string | undefined {
  if (timeNeeded === null || difficulty === 'easy' || (difficulty === null && timeNeeded < longWalk)) return undefined;
  const [hours = 0, minutes = 0] = sunset.split(':').map(Number);
  const latest = hours * minutesPerHour + minutes - timeNeeded / 2 - margin;
  const rounded = Math.floor(latest / roundedTo) * roundedTo;
  // Whoever needs more than a day of light sleeps on the way.
  if (rounded < 0) return undefined;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(rounded / minutesPerHour))}:${twoDigits(rounded % minutesPerHour)}`;
}

/** What of the daylight is left for whoever is on the way to a place. */
export type Daylight =
  | { readonly is: 'early'; readonly turnBackBy: string }
  | { readonly is: 'late'; readonly sunset: string }
  | { readonly is: 'dark' };

/**
 * Undefined where no hour is said to turn back by.
 * @param sun of the day, `HH:MM`
 * @param time `HH:MM`
 */
export function daylightAt(
  walk: Walk,
  { sunrise, sunset }: { readonly sunrise: string; readonly sunset: string },
  time: string,
): Daylight | undefined {
  const turn = turnBackBy(walk, sunset);
  if (turn === undefined) return undefined;
  if (time >= sunset || time < sunrise) return { is: 'dark' };
  return time < turn ? { is: 'early', turnBackBy: turn } : { is: 'late', sunset };
}

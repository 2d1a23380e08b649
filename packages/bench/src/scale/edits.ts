import { assumptions } from './assumptions.ts';
import type { Random } from './random.ts';

/**
 * When the helpdesk saves something on a day, in order: in the hours of its office, less on the two days off of a week.
 * @returns ticks of the day
 */
export function editsOf(day: number, random: Random, tick: number): readonly number[] {
  const { workday, dayOff, from, to } = assumptions.saves;
  const mean = day % 7 < 5 ? workday : dayOff;
  const saves: number[] = [];
  for (let hour = from; hour < to; ) {
    hour += (-Math.log(1 - random.share()) * (to - from)) / mean;
    if (hour < to) saves.push(Math.floor((hour * 3_600) / tick));
  }
  return saves;
}

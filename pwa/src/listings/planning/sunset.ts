import type { Point } from '@helpdesk/contract/rules/map/geo';
import { getTimes } from 'suncalc';

import { regionMoment } from '#catalogue/region-moment.ts';

const halfMinute = 30_000;

/**
 * When the sun rises and sets, by the region's clock.
 * @param day `YYYY-MM-DD` in the region
 * @returns `HH:MM`, the nearest minute, as almanacs write it; undefined where it does not set that day
 */
export function sunOn(day: string, { latitude, longitude }: Point): { readonly sunrise: string; readonly sunset: string } | undefined {
  const { sunrise, sunset } = getTimes(new Date(`${day}T12:00Z`), latitude, longitude);
  const timeOf = (moment: Date) => regionMoment(moment.getTime() + halfMinute).time;
  return sunrise && sunset ? { sunrise: timeOf(sunrise), sunset: timeOf(sunset) } : undefined;
}

export const sunsetOn = (day: string, point: Point): string | undefined => sunOn(day, point)?.sunset;

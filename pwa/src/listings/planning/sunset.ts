import type { Point } from '@helpdesk/contract/rules/map/geo';
import { getTimes } from 'suncalc';

import { regionMoment } from '#catalogue/region-moment.ts';

const halfMinute = 30_000;

/**
 * When the sun sets, by the region's clock.
 * @param day `YYYY-MM-DD` in the region
 * @returns `HH:MM`, the nearest minute, as almanacs write it; undefined where it does not set that day
 */
export function sunsetOn(day: string, { latitude, longitude }: Point): string | undefined {
  const { sunset } = getTimes(new Date(`${day}T12:00Z`), latitude, longitude);
  return sunset ? regionMoment(sunset.getTime() + halfMinute).time : undefined;
}

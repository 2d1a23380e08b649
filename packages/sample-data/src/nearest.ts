import { maxNearby } from '@helpdesk/contract/rules/fixed-sets';
import type { RegionName } from './drafts.ts';

interface Standing {
  readonly name: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly region: RegionName;
}

/** Squared distance in degrees of latitude: enough to tell which of two is nearer inside one region. */
function apart(a: Standing, b: Standing): number {
  const east = (a.at[1] - b.at[1]) * Math.cos((a.at[0] * Math.PI) / 180);
  return (a.at[0] - b.at[0]) ** 2 + east ** 2;
}

/** The stays or restaurants of a place: those that name it, then others of its region; within both the nearest first. */
export function nearestTo<Row extends Standing & { readonly nearby: readonly string[] }>(place: Standing, rows: readonly Row[]): string[] {
  const rank = (row: Row) => (row.nearby.includes(place.name) ? 0 : 1);
  return rows
    .filter((row) => row.nearby.includes(place.name) || row.region === place.region)
    .sort((a, b) => rank(a) - rank(b) || apart(place, a) - apart(place, b))
    .slice(0, maxNearby)
    .map(({ name }) => name);
}

import { type Point, pointOfMapLink } from '#rules/map/geo.ts';
import type { ListingRow } from '#sync/rows.ts';

/** Clockwise, from the north. */
export const directions = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;
export type Direction = (typeof directions)[number];

/** The way from one point to another as the crow flies. */
export interface StraightLine {
  readonly metres: number;
  /** Degrees from the north, clockwise, 0 to 360. */
  readonly bearing: number;
}

export const metresPerDegree = 111_200;
const fullCircle = 360;

/** Over a stretch of which the earth is flat enough: on 100 km it errs by less than 1 %. */
export function straightLine(from: Point, to: Point): StraightLine {
  const north = to.latitude - from.latitude;
  const middle = (from.latitude + to.latitude) / 2;
  const east = (to.longitude - from.longitude) * Math.cos((middle * Math.PI) / 180);
  const bearing = (Math.atan2(east, north) * 180) / Math.PI;
  return { metres: Math.hypot(north, east) * metresPerDegree, bearing: (bearing + fullCircle) % fullCircle };
}

/** The nearest of eight. */
export function directionOf(bearing: number): Direction {
  const step = fullCircle / directions.length;
  return directions[Math.round(bearing / step) % directions.length] as Direction;
}

/** Of map links. */
const points = new WeakMap<Located, Point | null>();
type Located = Pick<ListingRow, 'latitude' | 'longitude' | 'mapURL'>;

/** Whether it is a number that answers everywhere, which is nowhere on a map. */
export const isEverywhere = (listing: Located): boolean => 'everywhere' in listing && listing.everywhere === true;

/** Where a listing is: by its own coordinates, else by its map link; null where neither says it. */
export function pointOf(listing: Located): Point | null {
  if (isEverywhere(listing)) return null;
  const { latitude, longitude, mapURL } = listing;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (mapURL === '') return null;
  const known = points.get(listing);
  if (known !== undefined) return known;
  const point = pointOfMapLink(mapURL) ?? null;
  points.set(listing, point);
  return point;
}

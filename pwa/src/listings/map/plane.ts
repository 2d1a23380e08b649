import type { Point } from '@helpdesk/contract/rules/map/geo';
import { metresPerDegree } from '@helpdesk/contract/rules/straight-line';

/** On the plane of a map: kilometres east and south of where the plane begins. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Lays a region flat, with north up. */
export interface Plane {
  spotOf(point: Point): Spot;
}

const kilometresPerDegree = metresPerDegree / 1000;

/**
 * Equirectangular around the middle of some points, which on 100 km errs by less than 1 %. It begins at whole degrees: a point that is added
 * moves no other.
 */
export function planeAround(points: readonly Point[]): Plane {
  const latitude = Math.round(middleOf(points.map((point) => point.latitude)));
  const longitude = Math.round(middleOf(points.map((point) => point.longitude)));
  const eastward = kilometresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    spotOf: (point) => ({ x: (point.longitude - longitude) * eastward, y: (latitude - point.latitude) * kilometresPerDegree }),
  };
}

/** What some spots span, in kilometres. */
export interface Extent {
  readonly middle: Spot;
  readonly width: number;
  readonly height: number;
}

export function extentOf(spots: readonly Spot[]): Extent {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { middle: { x: middleOf(xs), y: middleOf(ys) }, width: spanOf(xs), height: spanOf(ys) };
}

/** Between the least and the greatest; 0 of none. */
const middleOf = (values: readonly number[]): number => (values.length === 0 ? 0 : (least(values) + greatest(values)) / 2);
const spanOf = (values: readonly number[]): number => (values.length === 0 ? 0 : greatest(values) - least(values));
const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other));
const greatest = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other));

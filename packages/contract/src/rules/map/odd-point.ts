import { metresPerDegree, straightLine } from '#rules/straight-line.ts';
import { onEarth, type Point } from './geo.ts';

const far = 100_000;
/** A few listings that were saved with their numbers swapped do not make a region. */
const many = 10;

/**
 * What is to be asked about a point before it is saved: its numbers are swapped, it is 0, 0 (or as good as), or it is more than 100 km
 * from all that the region has.
 * @param region where its other listings are; of an empty one nothing is far
 */
export function oddPoint(point: Point, region: readonly Point[]): 'swapped' | 'nowhere' | 'far' | undefined {
  if (straightLine({ latitude: 0, longitude: 0 }, point).metres < metresPerDegree / 100) return 'nowhere';
  const near = (to: Point) => region.filter((each) => straightLine(to, each).metres <= far).length;
  const here = near(point);
  const turned = onEarth(point.longitude, point.latitude);
  if (turned && near(turned) > here * many) return 'swapped';
  return here === 0 && region.length > 0 ? 'far' : undefined;
}

/** What is asked of a row's new point; one that it has already has been answered. */
export function oddMove(
  to: { readonly latitude?: number | null; readonly longitude?: number | null },
  from: { readonly latitude: number | null; readonly longitude: number | null } | undefined,
  region: readonly Point[],
): `error_point_${'swapped' | 'nowhere' | 'far'}` | undefined {
  const { latitude, longitude } = to;
  if (latitude == null || longitude == null || (from?.latitude === latitude && from.longitude === longitude)) return undefined;
  const odd = oddPoint({ latitude, longitude }, region);
  return odd && `error_point_${odd}`;
}

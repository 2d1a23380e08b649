import type { Area } from './areas.ts';
import { type Disc, discsAlong, isFree, widthOf } from './name-room.ts';
import type { Spot } from './plane.ts';

/** Where the name of an area stands: its middle in pixels, and how far it is turned, in degrees. */
export interface AreaName extends Spot {
  readonly area: Area;
  readonly turned: number;
  readonly width: number;
}

/** Areas are drawn so much wider than their corners, in pixels. */
export const edgeAt = (scale: number): number => Math.min(1.5 * scale, 34);

/** A steeper name is not read. */
const steepest = (40 * Math.PI) / 180;
/** Between the edge of an area and the middle of its name. */
const aside = 13;

/**
 * Names along the edges of their areas: outside if there is room, else just within, never under what is taken; one that finds no room is left out.
 * @param taken by pins, in pixels from where the plane begins
 */
export function areaNamesAt(areas: readonly Area[], scale: number, taken: readonly Disc[]): readonly AreaName[] {
  const covered = [...taken];
  return areas.flatMap((area) => {
    const width = widthOf(area.name.text);
    const free = candidates(area, scale)
      .map((spot) => ({ ...spot, discs: discsAlong(spot, width, spot.slope) }))
      .find(({ discs }) => isFree(discs, covered));
    if (!free) return [];
    covered.push(...free.discs);
    return [{ area, x: free.x, y: free.y, turned: (free.slope * 180) / Math.PI, width }];
  });
}

interface Candidate extends Spot {
  readonly slope: number;
}

/** Along long edges first. A single place, or two, have the line above and the line under them. */
function candidates({ corners }: Area, scale: number): readonly Candidate[] {
  const pixels = corners.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const edges = pixels
    .flatMap((from, at) => along.map((part) => edgeBetween(from, pixels[(at + 1) % pixels.length] as Spot, part)))
    .filter(({ slope }) => Math.abs(slope) <= steepest)
    .sort((one, other) => other.length - one.length);
  const reach = edgeAt(scale);
  const besides = [reach + aside, reach - aside];
  return besides.flatMap((by) => edges.map(({ x, y, out, slope }) => ({ x: x + out.x * by, y: y + out.y * by, slope })));
}

/** In the middle of an edge if there is room, else a little further along. */
const along = [0.5, 0.3, 0.7];

function edgeBetween(from: Spot, to: Spot, part: number): Candidate & { readonly length: number; readonly out: Spot } {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(right, down);
  const out = length === 0 ? { x: 0, y: -1 } : { x: down / length, y: -right / length };
  // Read from left to right, whichever way round the edge goes.
  const slope = right === 0 ? (length === 0 ? 0 : Math.PI / 2) : Math.atan(down / right);
  return { x: from.x + right * part, y: from.y + down * part, length, out, slope };
}

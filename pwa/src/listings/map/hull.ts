import type { Spot } from './plane.ts';

/** The corners of the smallest convex area that holds all spots, clockwise as a screen shows them (Andrew's monotone chain). */
export function convexHull(spots: readonly Spot[]): readonly Spot[] {
  const sorted = [...spots].sort((one, other) => one.x - other.x || one.y - other.y);
  if (sorted.length < 3) return sorted;
  return [...chainOf(sorted), ...chainOf(sorted.reverse())];
}

/** One side of it, without its last corner, at which the other begins. */
function chainOf(sorted: readonly Spot[]): Spot[] {
  const chain: Spot[] = [];
  for (const spot of sorted) {
    for (let [before, last] = chain.slice(-2); before && last && turn(before, last, spot) <= 0; [before, last] = chain.slice(-2))
      chain.pop();
    chain.push(spot);
  }
  return chain.slice(0, -1);
}

/** Positive where the way from one to the next turns to the right of the screen. */
const turn = (from: Spot, at: Spot, to: Spot): number => (at.x - from.x) * (to.y - from.y) - (at.y - from.y) * (to.x - from.x);

/** In square kilometres. */
export function areaOf(corners: readonly Spot[]): number {
  const twice = corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Whether a spot lies within an area, whose corners go round clockwise. */
export const holds = (corners: readonly Spot[], spot: Spot): boolean =>
  corners.length > 2 && corners.every((corner, at) => turn(corner, corners[(at + 1) % corners.length] as Spot, spot) >= 0);

import type { Spot } from './plane.ts';

/** What a map must keep free: round, in pixels. */
export interface Disc extends Spot {
  readonly radius: number;
}

/** About how wide a letter of a name is, in pixels, whatever the script: Devanagari's are wider, but fewer of them stand alone. */
const letterPixels = 8;
export const widthOf = (name: string): number => [...name].length * letterPixels;

/** A line of text as discs along it: what touches none of them is not covered. */
export function discsAlong({ x, y }: Spot, width: number, slope: number, radius = 9): readonly Disc[] {
  const count = Math.max(Math.ceil(width / radius), 1);
  return Array.from({ length: count }, (_, at) => {
    const along = ((at + 0.5) / count - 0.5) * width;
    return { x: x + along * Math.cos(slope), y: y + along * Math.sin(slope), radius };
  });
}

export const isFree = (discs: readonly Disc[], taken: readonly Disc[]): boolean =>
  discs.every((disc) => taken.every((other) => Math.hypot(disc.x - other.x, disc.y - other.y) >= disc.radius + other.radius));

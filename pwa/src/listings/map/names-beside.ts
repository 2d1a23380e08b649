import { type Disc, discsAlong, isFree, widthOf } from './name-room.ts';
import type { Spot } from './plane.ts';

/** Where a name stands beside its pin, as SVG says it. */
export interface NameBeside extends Spot {
  readonly anchor: 'start' | 'middle' | 'end';
}

/**
 * Where the names of pins find room: right of a pin, left, above or under it, the first that covers nothing; undefined where none does.
 * @param pins in pixels, with the room that each takes
 * @param within the middle of what is seen and half of its width: no name leaves it
 */
export function namesBeside(
  pins: readonly (Disc & { readonly name: string })[],
  within?: { readonly x: number; readonly half: number },
): readonly (NameBeside | undefined)[] {
  const taken: Disc[] = [...pins];
  return pins.map((pin) => {
    const width = widthOf(pin.name);
    const free = sidesOf(pin, width).find(
      ({ middle, discs }) =>
        isFree(
          discs,
          taken.filter((other) => other !== pin),
        ) &&
        (!within || Math.abs(middle - within.x) + width / 2 <= within.half),
    );
    if (free) taken.push(...free.discs);
    return free && { x: free.x, y: free.y, anchor: free.anchor };
  });
}

/** Half of the height of a line of text. */
const half = 9;
const gap = 5;

function sidesOf({ x, y, radius }: Disc, width: number) {
  const side = (anchor: NameBeside['anchor'], at: Spot, middle: number) => ({
    ...at,
    anchor,
    middle,
    discs: discsAlong({ x: middle, y: at.y - gap }, width, 0),
  });
  const reach = radius + gap;
  return [
    side('start', { x: x + reach, y: y + gap }, x + reach + width / 2),
    side('end', { x: x - reach, y: y + gap }, x - reach - width / 2),
    side('middle', { x, y: y - reach - gap }, x),
    side('middle', { x, y: y + reach + half + gap }, x),
  ];
}

import type { Cluster } from '#listings/map/clusters.ts';
import type { Mark } from '#listings/map/marks.ts';
import { extentOf, type Spot } from '#listings/map/plane.ts';
import { type Bounds, enlarged, type View, viewOf } from '#listings/map/view.ts';

/** Targets are 44 pixels wide. */
const reachPixels = 24;

/** The pin or number nearest to a tap, if one is near. */
export function tappedAt(pins: readonly Cluster<Mark>[], at: Spot): Cluster<Mark> | undefined {
  const far = (pin: Spot) => Math.hypot(pin.x - at.x, pin.y - at.y);
  return pins.filter((pin) => far(pin) < reachPixels).sort((one, other) => far(one) - far(other))[0];
}

/** A number opens by enlarging the map until its listings stand apart; those that never do are chosen one after the other. */
export function afterTap(
  { marks }: Pick<Cluster<Mark>, 'marks'>,
  view: View,
  size: { readonly width: number; readonly height: number },
  bounds: Bounds,
  chosen: Mark | undefined,
): { readonly mark: Mark } | { readonly view: View } {
  const extent = extentOf(marks);
  const fitting = viewOf(extent, { width: size.width * 0.6, height: size.height * 0.4 });
  if (marks.length > 1 && view.scale < bounds.most) {
    const scale = Math.max(fitting.scale, enlarged(view, 2, bounds).scale);
    return { view: { ...extent.middle, scale: Math.min(scale, bounds.most) } };
  }
  const next = marks[(chosen ? marks.indexOf(chosen) : -1) + 1] ?? marks[0];
  return { mark: next as Mark };
}

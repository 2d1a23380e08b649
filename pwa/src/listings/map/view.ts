import type { Extent, Spot } from './plane.ts';

/** What of a plane is seen: its spot in the middle of the screen, and how large it is. */
export interface View extends Spot {
  /** Pixels for each kilometre. */
  readonly scale: number;
}

/** How far a view may go. */
export interface Bounds {
  /** The view's middle stays within it, so that nobody loses the map. */
  readonly extent: Extent;
  readonly least: number;
  readonly most: number;
}

/** What fingers did to a map: it became so many times larger around the middle of the screen, and then went so many pixels aside. */
export interface Drawn extends Spot {
  readonly times: number;
}

/** Wide enough for a desk; a phone begins in the middle of it. */
const frame = { width: 900, height: 620 };
/** At which a village fills a phone. */
const closest = 640;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Some spots in a frame of so many pixels. */
export function viewOf({ middle, width, height }: Extent, into: { readonly width: number; readonly height: number }): View {
  const nearest = 0.001;
  return { ...middle, scale: Math.min(into.width / Math.max(width, nearest), into.height / Math.max(height, nearest), closest) };
}

/** All of it on a large screen. */
export const wholeView = (extent: Extent): View => viewOf(extent, frame);

/** From the whole on the smallest phone to the last lane. */
export const boundsOf = (extent: Extent): Bounds => ({ extent, least: wholeView(extent).scale / 4, most: closest });

/** A view after a gesture. */
export function drawn(view: View, { x, y, times }: Drawn, { extent, least, most }: Bounds): View {
  const { middle, width, height } = extent;
  const seen = (at: number, by: number) => at - by / times / view.scale;
  return {
    x: within(seen(view.x, x), middle.x - width / 2, middle.x + width / 2),
    y: within(seen(view.y, y), middle.y - height / 2, middle.y + height / 2),
    scale: within(view.scale * times, least, most),
  };
}

/** A view so many times larger; what lies under a point of the screen, in pixels from its middle, stays there. */
export function enlarged(view: View, times: number, bounds: Bounds, under: Spot = { x: 0, y: 0 }): View {
  const possible = within(view.scale * times, bounds.least, bounds.most) / view.scale;
  return drawn(view, { x: under.x * (1 - possible), y: under.y * (1 - possible), times: possible }, bounds);
}

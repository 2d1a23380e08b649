import type { Spot } from '#listings/map/plane.ts';
import type { Drawn } from '#listings/map/view.ts';

interface Told {
  /** While fingers move. */
  moving(drawn: Drawn): void;
  /** Once all are lifted. */
  moved(drawn: Drawn): void;
  /** Points in pixels from the middle of the surface. */
  tapped(at: Spot): void;
  tappedTwice(at: Spot): void;
}

const still: Drawn = { x: 0, y: 0, times: 1 };
/** A finger that stays so near meant one point. */
const tapPixels = 8;
const twiceMs = 300;
const twicePixels = 32;
/** A wheel is at rest after so long. */
const wheelRestMs = 150;
const wheelPace = 0.002;

/** Draws, pinches, wheel and taps on a surface; for all of them there are buttons and keys, too. Returns how to stop. */
export function followGestures(surface: HTMLElement, told: Told): () => void {
  const fingers = new Map<number, Spot>();
  let drawn = still;
  let from: Spot | undefined;
  let lastTap: { readonly at: Spot; readonly time: number } | undefined;
  let wheelRest: ReturnType<typeof setTimeout> | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top, width, height } = surface.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  /** What lay under one point lies under another, so many times larger. */
  const draw = (before: Spot, after: Spot, times: number) => {
    drawn = {
      x: after.x - (before.x - drawn.x) * times,
      y: after.y - (before.y - drawn.y) * times,
      times: drawn.times * times,
    };
    told.moving(drawn);
  };
  const finish = () => {
    clearTimeout(wheelRest);
    wheelRest = undefined;
    const done = drawn;
    drawn = still;
    if (done !== still) told.moved(done);
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (wheelRest !== undefined) finish();
    surface.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, pointOf(event));
    from = fingers.size === 1 ? pointOf(event) : undefined;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    if (from && distance(from, after) < tapPixels) return;
    const start = from ?? before;
    from = undefined;
    fingers.set(event.pointerId, after);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) draw(start, after, 1);
    else draw(middle(before, other), middle(after, other), distance(after, other) / Math.max(distance(before, other), 1));
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const tap = event.type === 'pointerup' ? from : undefined;
    from = undefined;
    finish();
    if (!tap) return;
    const isSecond = lastTap && event.timeStamp - lastTap.time < twiceMs && distance(lastTap.at, tap) < twicePixels;
    lastTap = isSecond ? undefined : { at: tap, time: event.timeStamp };
    if (isSecond) told.tappedTwice(tap);
    else told.tapped(tap);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (fingers.size > 0) return;
    const at = pointOf(event);
    draw(at, at, Math.exp(-event.deltaY * wheelPace));
    clearTimeout(wheelRest);
    wheelRest = setTimeout(finish, wheelRestMs);
  };

  const stop = new AbortController();
  const { signal } = stop;
  surface.addEventListener('pointerdown', down, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', up, { signal });
  surface.addEventListener('pointercancel', up, { signal });
  surface.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    clearTimeout(wheelRest);
    stop.abort();
  };
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Milliseconds without a sign of somebody, until they are asked; and how long they have to answer. */
export const idleAfterMs = 60_000;
export const answerWithinMs = 30_000;

/** What tells that somebody is here. Keyboards of a screen send no keys that are known, but `input` and composition. */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'touchmove',
  'wheel',
  'scroll',
  'keydown',
  'input',
  'compositionstart',
  'compositionupdate',
] as const;

/** Scrolling goes on for a moment after a finger has left; what scrolls by itself later is nobody. */
const momentumMs = 1_000;

interface Idle {
  /** Begins to count anew. */
  heard(): void;
  stop(): void;
}

/**
 * Counts how long nobody has given a sign.
 * @param tell hears each second how many milliseconds it has been
 */
export function watchIdle(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, tell: (idleMs: number) => void): Idle {
  let last = performance.now();
  let pointer = '';
  const heard = () => {
    last = performance.now();
  };
  const hear = (event: Event) => {
    if (event.type === 'scroll' && performance.now() - last > momentumMs) return;
    if (event.type === 'pointermove') {
      // Browsers tell of a pointer that rests when something moves beneath it.
      const { screenX, screenY } = event as PointerEvent;
      const is = `${screenX} ${screenY}`;
      if (is === pointer) return;
      pointer = is;
    }
    heard();
  };
  for (const sign of signs) target.addEventListener(sign, hear, { capture: true, passive: true });
  const timer = setInterval(() => tell(performance.now() - last), 1_000);
  return {
    heard,
    stop() {
      clearInterval(timer);
      for (const sign of signs) target.removeEventListener(sign, hear, { capture: true });
    },
  };
}

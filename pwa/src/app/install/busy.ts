import { stayBusy } from '#local/busy.ts';

const idleAfter = 60_000;

/** Whoever touched, typed or scrolled in the last minute is busy. */
export function watchActivity(): void {
  let rest: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touched = () => {
    rest ??= stayBusy();
    clearTimeout(timer);
    timer = setTimeout(() => {
      rest?.();
      rest = undefined;
    }, idleAfter);
  };
  touched();
  for (const sign of ['pointerdown', 'keydown', 'scroll', 'visibilitychange']) {
    document.addEventListener(sign, touched, { capture: true, passive: true });
  }
}

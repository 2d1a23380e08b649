/**
 * Whether somebody is at work in any tab of this browser. A busy tab holds a shared lock, which the browser lets go when
 * the tab dies and which, unlike an answer to a message, a sleeping tab cannot fail to give.
 */
const lockName = 'busy';
const idleAfter = 60_000;

/** No update comes by itself until the returned function is called. */
function stayBusy(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockName, { mode: 'shared' }, () => released);
  return release;
}

/** Does `work` at once, or not at all when a tab is busy. */
export const whenNobodyIsBusy = (work: () => void): Promise<void> =>
  navigator.locks.request(lockName, { ifAvailable: true }, (lock) => {
    if (lock) work();
  });

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

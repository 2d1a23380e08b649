/**
 * Whether somebody is at work in any tab of this browser. A busy tab holds a shared lock, which the browser lets go when
 * the tab dies and which, unlike an answer to a message, a sleeping tab cannot fail to give.
 */
const lockName = 'busy';

/** No update comes by itself until the returned function is called. */
export function stayBusy(): () => void {
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

import type { PullResult } from './pull.ts';
import { serverReached } from './server-reached.ts';

const minute = 60_000;
const every = 5 * minute;
const firstRetry = 15_000;
const longestRetry = 30 * minute;

export interface Schedule {
  /** At once; joins a pull that is already running. */
  pullNow(): Promise<PullResult>;
}

/**
 * Pulls at the start, whenever the page becomes visible or the phone comes online, and every five minutes while visible.
 * Never asks `navigator.onLine`: it is wrong in both directions.
 * @param pull one pull, which never throws; what it answers decides when the next one comes
 */
export function schedulePulls(
  pull: () => Promise<PullResult>,
  page: { readonly document: Document; readonly window: Window } = { document, window },
  random: () => number = Math.random,
): Schedule {
  let running: Promise<PullResult> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  function pullNow(): Promise<PullResult> {
    clearTimeout(timer);
    running ??= pull().then((result) => {
      running = undefined;
      failures = result.outcome === 'failed' ? failures + 1 : 0;
      if (result.outcome === 'changed' || result.outcome === 'unchanged') serverReached();
      // A newer app comes with a reload, which starts anew.
      if (result.outcome === 'update-needed') stop();
      plan();
      return result;
    });
    return running;
  }

  function plan(): void {
    clearTimeout(timer);
    if (!stopped && page.document.visibilityState === 'visible') timer = setTimeout(pullNow, failures === 0 ? regular() : retry());
  }

  /** 20 % sooner or later, so that phones that came together do not stay together. */
  const regular = () => every * (0.8 + 0.4 * random());
  const retry = () => Math.min(longestRetry, firstRetry * 2 ** (failures - 1)) * (0.5 + 0.5 * random());

  const onVisible = () => {
    if (page.document.visibilityState === 'visible') void pullNow();
    else clearTimeout(timer);
  };
  const onOnline = () => void pullNow();

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    page.document.removeEventListener('visibilitychange', onVisible);
    page.window.removeEventListener('online', onOnline);
  }

  page.document.addEventListener('visibilitychange', onVisible);
  page.window.addEventListener('online', onOnline);
  void pullNow();
  return { pullNow };
}

import type { Outbox } from './outbox.ts';
import { longestWait } from './outbox-rules.ts';

/** Between two flushes that something outside asked for: a phone may go on- and offline many times a minute. */
const rest = 5_000;
/** Another tab may be at it, and nothing is gained by asking again at once. */
const shortest = 1_000;

export interface FlushOccasions {
  readonly document: Document;
  readonly window: Window;
  readonly onServerReached: (listener: () => void) => void;
  /** Asks the browser to wake the worker when there is a network; told once while something waits. */
  readonly wakeWorker: () => void;
  readonly now?: () => number;
}

/**
 * Flushes at the start, whenever the page becomes visible, the phone comes online or the server was reached, and while
 * visible when the next wait is over. Adding and "retry now" send by themselves.
 */
export function scheduleFlushes(
  outbox: Pick<Outbox, 'flush' | 'retryWaiting' | 'nextAt' | 'subscribe'>,
  { document, window, onServerReached, wakeWorker, now = Date.now }: FlushOccasions,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  let askedAgain = false;
  let waked = false;

  function retryWaiting(): void {
    askedAgain = resting;
    if (resting) return;
    resting = true;
    setTimeout(() => {
      resting = false;
      if (askedAgain) retryWaiting();
    }, rest);
    void outbox.retryWaiting().then(plan);
  }

  async function plan(): Promise<void> {
    const next = await outbox.nextAt().catch(() => undefined);
    clearTimeout(timer);
    if (next !== undefined && !waked) wakeWorker();
    waked = next !== undefined;
    if (next === undefined || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void outbox.flush().then(plan), Math.min(longestWait, Math.max(shortest, next - now())));
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryWaiting();
    else clearTimeout(timer);
  });
  window.addEventListener('online', retryWaiting);
  onServerReached(retryWaiting);
  outbox.subscribe(() => void plan());
  retryWaiting();
}

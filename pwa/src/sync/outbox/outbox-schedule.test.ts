import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleFlushes } from './outbox-schedule.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param next when the next item is due; undefined: nothing waits */
async function visit(next?: number) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  let changed = () => {};
  let reached = () => {};
  const outbox = {
    next,
    flush: vi.fn(async () => {}),
    retryWaiting: vi.fn(async () => {}),
    nextAt: async () => outbox.next,
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => {};
    },
  };
  const wakeWorker = vi.fn();
  scheduleFlushes(outbox, {
    document: document as unknown as Document,
    window: window as unknown as Window,
    onServerReached: (listener) => {
      reached = listener;
    },
    wakeWorker,
  });
  await vi.advanceTimersByTimeAsync(0);
  return {
    outbox,
    wakeWorker,
    reach: () => reached(),
    goOnline: () => window.dispatchEvent(new Event('online')),
    show(state: string) {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    async change(next: number | undefined) {
      outbox.next = next;
      changed();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('what waits is sent at the start', async () => {
  const { outbox } = await visit();
  expect(outbox.retryWaiting).toHaveBeenCalledTimes(1);
});

test('coming online, being looked at and a server that was reached end the waits', async () => {
  const { outbox, goOnline, show, reach } = await visit();
  for (const [happens, times] of [
    [goOnline, 2],
    [reach, 3],
    [() => show('hidden'), 3],
    [() => show('visible'), 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(5_000);
    happens();
    expect(outbox.retryWaiting).toHaveBeenCalledTimes(times);
  }
});

test('a phone that goes on- and offline all the time flushes every five seconds, and not less', async () => {
  const { outbox, goOnline } = await visit();
  for (let time = 0; time < 30; time += 1) {
    goOnline();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(outbox.retryWaiting).toHaveBeenCalledTimes(4);
});

test('while the page is visible, the next wait ends with a flush', async () => {
  const { outbox, show } = await visit(Date.now() + 40_000);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(outbox.flush).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.flush).toHaveBeenCalledTimes(1);
  outbox.next = Date.now() + 40_000;
  show('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outbox.flush).toHaveBeenCalledTimes(1);
});

test('a change plans anew', async () => {
  const { outbox, change } = await visit();
  await vi.advanceTimersByTimeAsync(60_000);
  await change(Date.now() + 10_000);
  await change(Date.now() + 20_000);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(outbox.flush).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.flush).toHaveBeenCalledTimes(1);
});

test('what another tab is sending is asked for once a second, not all the time', async () => {
  const { outbox } = await visit(Date.now());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(outbox.flush).toHaveBeenCalledTimes(3);
});

test('a clock that is years off delays nothing', async () => {
  const { outbox } = await visit(Date.now() + 10 * 365 * 24 * 3600 * 1000);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(outbox.flush).toHaveBeenCalledTimes(1);
});

test('the worker is asked for while something waits, once', async () => {
  const { wakeWorker, change } = await visit();
  expect(wakeWorker).not.toHaveBeenCalled();
  await change(Date.now() + 60_000);
  await change(Date.now() + 50_000);
  expect(wakeWorker).toHaveBeenCalledTimes(1);
  await change(undefined);
  await change(Date.now());
  expect(wakeWorker).toHaveBeenCalledTimes(2);
});

test('what waits from the start has the worker woken, too', async () => {
  const { wakeWorker } = await visit(Date.now() + 60_000);
  expect(wakeWorker).toHaveBeenCalledTimes(1);
});

test('a page that nobody looks at plans nothing', async () => {
  const { outbox, show, change } = await visit();
  show('hidden');
  await change(Date.now() + 1_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outbox.flush).not.toHaveBeenCalled();
});

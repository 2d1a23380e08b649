import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenNobodyIsBusy } from '#local/busy.ts';
import { watchActivity } from './busy.ts';

/** One lock of the browser: shared by whoever holds it, refused to whoever wants it alone meanwhile. */
class FakeLocks {
  holders = 0;
  async request(_name: string, options: LockOptions, work: (lock: object | null) => unknown) {
    if (options.ifAvailable) return work(this.holders === 0 ? {} : null);
    this.holders += 1;
    await work({});
    this.holders -= 1;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function isBusy(): Promise<boolean> {
  const work = vi.fn();
  await whenNobodyIsBusy(work);
  return work.mock.calls.length === 0;
}

test('a tab is busy until a minute after its last touch', async () => {
  watchActivity();
  await vi.advanceTimersByTimeAsync(50_000);
  document.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await isBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await isBusy()).toBe(false);
});

test('whoever comes back is busy again', async () => {
  watchActivity();
  await vi.advanceTimersByTimeAsync(120_000);
  document.dispatchEvent(new Event('keydown'));
  expect(await isBusy()).toBe(true);
});

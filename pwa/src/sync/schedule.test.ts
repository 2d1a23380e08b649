import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PullResult } from './pull.ts';
import { schedulePulls } from './schedule.ts';
import { onServerReached } from './server-reached.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const unchanged: PullResult = { outcome: 'unchanged' };
const offline: PullResult = { outcome: 'failed', reason: 'offline' };

function visit({ random = () => 0.5, result = unchanged }: { random?: () => number; result?: PullResult } = {}) {
  const page = { document: Object.assign(new EventTarget(), { visibilityState: 'visible' }), window: new EventTarget() };
  const pull = vi.fn(async () => visitor.result);
  const visitor = { pull, result, page, show, schedule: undefined as unknown as ReturnType<typeof schedulePulls> };
  function show(state: string) {
    page.document.visibilityState = state;
    page.document.dispatchEvent(new Event('visibilitychange'));
  }
  visitor.schedule = schedulePulls(pull, page as unknown as { document: Document; window: Window }, random);
  return visitor;
}

test('the phone pulls at the start and every five minutes', async () => {
  const { pull } = visit();
  expect(pull).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5 * minute - 1);
  expect(pull).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(pull).toHaveBeenCalledTimes(2);
});

test.each([
  [0, 4],
  [1, 6],
])('phones that came together do not stay together (%d)', async (random, minutes) => {
  const { pull } = visit({ random: () => random });
  await vi.advanceTimersByTimeAsync(minutes * minute - 1);
  expect(pull).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(pull).toHaveBeenCalledTimes(2);
});

test('a hidden page rests, and pulls when it is looked at again', async () => {
  const { pull, show } = visit();
  await vi.advanceTimersByTimeAsync(minute);
  show('hidden');
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(pull).toHaveBeenCalledTimes(1);
  show('visible');
  expect(pull).toHaveBeenCalledTimes(2);
});

test('coming online pulls at once', async () => {
  const { pull, page } = visit({ result: offline });
  await vi.advanceTimersByTimeAsync(1);
  page.window.dispatchEvent(new Event('online'));
  expect(pull).toHaveBeenCalledTimes(2);
});

test('failures come ever less often, at last every half an hour, until one pull succeeds', async () => {
  const visitor = visit({ result: offline, random: () => 1 });
  const pauses: number[] = [];
  await vi.advanceTimersByTimeAsync(0);
  for (let failure = 0; failure < 9; failure += 1) {
    const before = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    pauses.push((Date.now() - before) / 1000);
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 960, 1800, 1800]);
  visitor.result = unchanged;
  await vi.advanceTimersToNextTimerAsync();
  const before = Date.now();
  await vi.advanceTimersToNextTimerAsync();
  expect(Date.now() - before).toBe(6 * minute);
});

test('asking while a pull is running joins it', async () => {
  const { pull, schedule } = visit();
  await Promise.all([schedule.pullNow(), schedule.pullNow()]);
  expect(pull).toHaveBeenCalledTimes(1);
  await schedule.pullNow();
  expect(pull).toHaveBeenCalledTimes(2);
});

test('an app that needs an update stops asking', async () => {
  const { pull, show } = visit({ result: { outcome: 'update-needed' } });
  await vi.advanceTimersByTimeAsync(60 * minute);
  show('visible');
  expect(pull).toHaveBeenCalledTimes(1);
});

test.each<[PullResult, number]>([
  [{ outcome: 'changed' }, 1],
  [unchanged, 1],
  [offline, 0],
  [{ outcome: 'busy' }, 0],
  [{ outcome: 'update-needed' }, 0],
])('who waits for the server hears of it once it answered: %o', async (result, times) => {
  const reached = vi.fn();
  onServerReached(reached);
  visit({ result });
  await vi.advanceTimersByTimeAsync(0);
  expect(reached).toHaveBeenCalledTimes(times);
});

test('a page that was hidden while it pulled plans no other pull', async () => {
  const { pull, page, schedule } = visit();
  page.document.visibilityState = 'hidden';
  await schedule.pullNow();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(pull).toHaveBeenCalledTimes(1);
});

test.each([
  [0, 7_500],
  [1, 15_000],
])('after a failure the phone asks again within 15 seconds, and not all phones at once (%d)', async (random, milliseconds) => {
  const { pull } = visit({ random: () => random, result: offline });
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(pull).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(pull).toHaveBeenCalledTimes(2);
});

test('an app that is too old asks no more, whatever happens', async () => {
  const { pull, page, show } = visit({ result: { outcome: 'update-needed' } });
  await vi.advanceTimersByTimeAsync(0);
  page.window.dispatchEvent(new Event('online'));
  show('visible');
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(pull).toHaveBeenCalledTimes(1);
});

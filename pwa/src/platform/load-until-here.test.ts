import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadUntilHere } from './load-until-here.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file that is lost so many times. */
function file(losses: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= losses) throw new TypeError('Failed to fetch');
    return 'the file';
  });
  return load;
}

test('a file that comes is asked for once', async () => {
  const load = file(0);
  expect(await loadUntilHere(load)).toBe('the file');
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that is lost is asked for again after 1, 2, 4 … 30 s, until it comes', async () => {
  const load = file(8);
  const loaded = loadUntilHere(load);
  for (const [asked, seconds] of [1, 2, 4, 8, 16, 30, 30, 30].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(load).toHaveBeenCalledTimes(asked + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await loaded).toBe('the file');
  expect(load).toHaveBeenCalledTimes(9);
});

test('the network that comes back asks at once, and no timer asks besides', async () => {
  const load = file(3);
  const loaded = loadUntilHere(load);
  for (let asked = 1; asked <= 3; asked += 1) {
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(asked);
    page.dispatchEvent(new Event('online'));
  }
  expect(await loaded).toBe('the file');
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(4);
});

test('whoever somebody waits for gives up after as many tries as were named', async () => {
  const comes = file(2);
  const loaded = loadUntilHere(comes, 3);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await loaded).toBe('the file');

  const never = file(3);
  const given = expect(loadUntilHere(never, 3)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(60_000);
  await given;
  expect(never).toHaveBeenCalledTimes(3);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isReloadDue, reloadNightly } from './nightly.ts';

const at = (text: string) => new Date(text).getTime();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-11-23T10:00', '2026-11-24T03:59', false],
  ['2026-11-23T10:00', '2026-11-24T04:00', true],
  ['2026-11-24T04:01', '2026-11-24T23:59', false],
  ['2026-11-24T01:00', '2026-11-24T09:00', true],
  ['2026-11-24T04:01', '2026-11-25T03:59', false],
])('a page of %s is at %s to be loaded anew: %s', (loaded, now, is) => {
  expect(isReloadDue(at(loaded), at(now))).toBe(is);
});

test('nobody is thrown out at four: the page is loaded anew once they are gone', () => {
  vi.setSystemTime(at('2026-11-24T03:50'));
  const reload = vi.fn();
  let isHere = true;
  reloadNightly(() => !isHere, reload);
  vi.advanceTimersByTime(20 * 60_000);
  expect(reload).not.toHaveBeenCalled();
  isHere = false;
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalled();
});

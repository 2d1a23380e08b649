import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { idleAfterMs, watchIdle } from './idle-clock.ts';

let idleMs = 0;
let stop = () => {};
let screen: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  screen = new EventTarget();
  ({ stop } = watchIdle(screen, (milliseconds) => {
    idleMs = milliseconds;
  }));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const moved = (x: number) => Object.assign(new Event('pointermove'), { screenX: x, screenY: 0 });

test.each(['pointerdown', 'touchstart', 'touchmove', 'wheel', 'keydown', 'input', 'compositionstart', 'compositionupdate'])(
  '%s tells that somebody is here',
  (sign) => {
    vi.advanceTimersByTime(idleAfterMs - 1_000);
    expect(idleMs).toBe(idleAfterMs - 1_000);
    screen.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(1_000);
    expect(idleMs).toBe(1_000);
  },
);

test('a minute without a sign is told, not a second earlier', () => {
  vi.advanceTimersByTime(idleAfterMs - 1_000);
  expect(idleMs).toBeLessThan(idleAfterMs);
  vi.advanceTimersByTime(1_000);
  expect(idleMs).toBe(idleAfterMs);
});

test('a pointer tells of somebody when it moves, not when something moves beneath it', () => {
  screen.dispatchEvent(moved(1));
  vi.advanceTimersByTime(5_000);
  screen.dispatchEvent(moved(1));
  vi.advanceTimersByTime(1_000);
  expect(idleMs).toBe(6_000);
  screen.dispatchEvent(moved(2));
  vi.advanceTimersByTime(1_000);
  expect(idleMs).toBe(1_000);
});

test('scrolling counts as long as it goes on, not what scrolls by itself', () => {
  screen.dispatchEvent(new Event('touchmove'));
  for (let turn = 0; turn < 3; turn += 1) {
    vi.advanceTimersByTime(900);
    screen.dispatchEvent(new Event('scroll'));
  }
  vi.advanceTimersByTime(1_300);
  expect(idleMs).toBeLessThan(2_000);
  vi.advanceTimersByTime(4_000);
  screen.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1_000);
  expect(idleMs).toBeGreaterThan(5_000);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { followGestures } from './gestures.ts';

/** 200 pixels wide and high; its middle is at 100, 100. */
class Surface extends EventTarget {
  setPointerCapture = () => {};
  getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 200 });
}

let surface: Surface;
let stop: () => void;
const told = { moving: vi.fn(), moved: vi.fn(), tapped: vi.fn(), tappedTwice: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  for (const hear of Object.values(told)) hear.mockClear();
  surface = new Surface();
  stop = followGestures(surface as unknown as HTMLElement, told);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const finger = (type: string, x: number, y: number, more: object = {}) =>
  surface.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { pointerId: 1, button: 0, clientX: x, clientY: y, ...more }));

test('a finger that moves draws the map with it, and says where it went once it is lifted', () => {
  finger('pointerdown', 100, 100);
  finger('pointermove', 130, 90);
  finger('pointermove', 150, 90);
  expect(told.moving).toHaveBeenLastCalledWith({ x: 50, y: -10, times: 1 });
  expect(told.moved).not.toHaveBeenCalled();
  finger('pointerup', 150, 90);
  expect(told.moved).toHaveBeenCalledExactlyOnceWith({ x: 50, y: -10, times: 1 });
  expect(told.tapped).not.toHaveBeenCalled();
});

test('a finger that stays within 8 pixels is a tap, counted from the middle', () => {
  finger('pointerdown', 120, 60);
  finger('pointermove', 127, 60);
  finger('pointerup', 127, 60);
  expect(told.tapped).toHaveBeenCalledExactlyOnceWith({ x: 20, y: -40 });
  expect(told.moved).not.toHaveBeenCalled();
});

test('two fingers enlarge what lies between them', () => {
  finger('pointerdown', 80, 100);
  finger('pointerdown', 120, 100, { pointerId: 2 });
  finger('pointermove', 60, 100);
  finger('pointermove', 140, 100, { pointerId: 2 });
  finger('pointerup', 60, 100);
  expect(told.moved).not.toHaveBeenCalled();
  finger('pointerup', 140, 100, { pointerId: 2 });
  expect(told.moved).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 0, times: 2 });
  expect(told.tapped).not.toHaveBeenCalled();
});

test('a second tap at once enlarges there; a later one, or one elsewhere, is a tap', () => {
  const tap = (x: number, timeStamp: number) => {
    finger('pointerdown', x, 100);
    const up = Object.assign(new Event('pointerup'), { pointerId: 1, button: 0, clientX: x, clientY: 100 });
    Object.defineProperty(up, 'timeStamp', { value: timeStamp });
    surface.dispatchEvent(up);
  };
  tap(100, 1000);
  tap(110, 1299);
  expect(told.tappedTwice).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 0 });
  tap(100, 2000);
  tap(100, 2300);
  tap(140, 2400);
  expect(told.tappedTwice).toHaveBeenCalledOnce();
  expect(told.tapped).toHaveBeenCalledTimes(4);
});

test('a wheel enlarges under the mouse, once it rests', () => {
  finger('wheel', 150, 100, { deltaY: -100 });
  finger('wheel', 150, 100, { deltaY: -100 });
  expect(told.moved).not.toHaveBeenCalled();
  vi.runAllTimers();
  const [[{ x, y, times }]] = told.moved.mock.calls as [[{ x: number; y: number; times: number }]];
  expect(times).toBeCloseTo(Math.exp(0.4));
  expect(x).toBeCloseTo(50 - 50 * times);
  expect(y).toBeCloseTo(0);
});

test('what is cancelled by the system is no tap', () => {
  finger('pointerdown', 100, 100);
  finger('pointercancel', 100, 100);
  expect(told.tapped).not.toHaveBeenCalled();
});

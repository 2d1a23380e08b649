import { expect, test } from 'vitest';
import { firstRows, growWindow, rememberRows, rowsShownAt } from './row-window.ts';

test('a list of 5,000 begins with a screenful or two and grows to its end', () => {
  let shown = firstRows;
  let steps = 0;
  while (shown < 5000) {
    const next = growWindow(shown, 5000);
    expect(next).toBeGreaterThan(shown);
    shown = next;
    steps += 1;
  }
  expect(shown).toBe(5000);
  expect(steps).toBeGreaterThan(10);
});

test('a short list does not grow past its end', () => {
  expect(growWindow(firstRows, 74)).toBe(74);
  expect(growWindow(firstRows, 3)).toBe(firstRows);
});

test('going back finds as many rows as were left', () => {
  expect(rowsShownAt('first visit')).toBe(firstRows);
  rememberRows('left far down', 300);
  expect(rowsShownAt('left far down')).toBe(300);
});

import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-after-key.ts';

test('arrow keys go round the tabs in both directions', () => {
  expect([0, 1, 2].map((index) => tabAfterKey('ArrowRight', index, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((index) => tabAfterKey('ArrowLeft', index, 3))).toEqual([2, 0, 1]);
});

test('where tabs are stacked, up and down do the same', () => {
  expect(tabAfterKey('ArrowDown', 2, 3)).toBe(0);
  expect(tabAfterKey('ArrowUp', 0, 3)).toBe(2);
});

test('Home and End go to the first and the last tab', () => {
  expect(tabAfterKey('Home', 2, 3)).toBe(0);
  expect(tabAfterKey('End', 0, 3)).toBe(2);
});

test('other keys are left to the page', () => {
  expect(tabAfterKey('Tab', 0, 3)).toBeUndefined();
  expect(tabAfterKey(' ', 0, 3)).toBeUndefined();
});

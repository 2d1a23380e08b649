import { expect, test } from 'vitest';
import { turnOfKey, turnOfSwipe, turnPicture } from './turn-picture.ts';

test('after the last picture comes the first, before the first the last', () => {
  expect(turnPicture(2, 1, 3)).toBe(0);
  expect(turnPicture(0, -1, 3)).toBe(2);
  expect(turnPicture(1, 1, 3)).toBe(2);
  expect(turnPicture(0, 1, 1)).toBe(0);
});

test('the arrow keys turn, no other key does', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Enter', 'a'].map(turnOfKey)).toEqual([-1, 1, 0, 0, 0]);
});

test('a stroke to the left brings the next picture, a short or a downward one none', () => {
  expect(turnOfSwipe(-120, 10)).toBe(1);
  expect(turnOfSwipe(120, -10)).toBe(-1);
  expect(turnOfSwipe(-20, 0)).toBe(0);
  expect(turnOfSwipe(-60, 200)).toBe(0);
});

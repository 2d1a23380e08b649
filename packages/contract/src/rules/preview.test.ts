import { expect, test } from 'vitest';

import { previewOf } from './preview.ts';

test.each([
  [0, 0, false],
  [50, 50, false],
  [51, 51, true],
  [70, 70, true],
  [71, 70, true],
  [5_000, 70, true],
])('of %i letters %i are shown', (length, shown, ellipsis) => {
  expect(previewOf('x'.repeat(length))).toBe('x'.repeat(shown) + (ellipsis ? '…' : ''));
});

test.each(['क्षि', 'न्नी', '👩‍🌾', 'é'])('no letter is cut apart: %s', (letter) => {
  expect(previewOf(letter.repeat(50))).toBe(letter.repeat(50));
  expect(previewOf(letter.repeat(71))).toBe(`${letter.repeat(70)}…`);
});

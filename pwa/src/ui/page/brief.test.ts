import { expect, test } from 'vitest';

import { brief } from './brief.ts';

test('a short text stays whole, in one line', () => {
  expect(brief('Seven gates.\n\nThen the  cliff.')).toBe('Seven gates. Then the cliff.');
});

test('a long one is cut between words, to what a search shows', () => {
  const text = 'A step, a cistern, a sign. '.repeat(20);
  const cut = brief(text);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/[a-z.]…$/);
  expect(text.startsWith(cut.slice(0, -1))).toBe(true);
});

import { expect, test } from 'vitest';

import { ageInWords } from './age-in-words.ts';

const minute = 60_000;

test.each([
  [0, 'just now'],
  [-5 * minute, 'just now'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, 'yesterday'],
  [8 * 24 * 60 * minute, '8 days ago'],
])('what is %i ms old was written %s', (age, words) => {
  expect(ageInWords(age, 'en')).toBe(words);
});

import { expect, test } from 'vitest';

import { durationInWords } from './duration-in-words.ts';

test.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [300, '5 hours'],
  [2880, '2 days'],
  [2885, '2 days 5 minutes'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});

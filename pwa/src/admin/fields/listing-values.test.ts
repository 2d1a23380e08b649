import { expect, test } from 'vitest';

import { readNumber } from './listing-values.ts';

test.each([
  ['19.2', 19.2],
  ['19,2', 19.2],
  ['१९.२', 19.2],
  [' ૭૩,૮ ', 73.8],
  ['-०.५', -0.5],
  ['', null],
  ['twelve', Number.NaN],
])('"%s" is typed for the number %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

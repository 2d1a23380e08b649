import { expect, test } from 'vitest';

import { sizeInWords } from './size-in-words.ts';

test('a size is told in the unit that people use for it', () => {
  expect([46_200, 999_400, 1_340_000].map(sizeInWords)).toEqual(['46\u00a0kB', '999\u00a0kB', '1.3\u00a0MB']);
});

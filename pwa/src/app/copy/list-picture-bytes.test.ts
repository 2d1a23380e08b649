import { expect, test } from 'vitest';

import { listPictureBytes } from './list-picture-bytes.ts';

test('what list pictures cost is guessed from those that were shown, and from nothing else', () => {
  const shown = [
    { name: 'https://here/images/fort-320.webp', encodedBodySize: 10_000 },
    { name: 'https://here/images/cave-320.webp', encodedBodySize: 14_000 },
    { name: 'https://here/images/dam-320.webp', encodedBodySize: 0 },
    { name: 'https://here/images/fort-1280.webp', encodedBodySize: 90_000 },
  ];
  expect(listPictureBytes(shown)).toBe(12_000);
  expect(listPictureBytes([])).toBe(20_000);
});

import { expect, test } from 'vitest';

import { pictureBytes } from './picture-bytes.ts';

const shown = [
  { name: 'https://here/images/fort-320.webp', encodedBodySize: 10_000 },
  { name: 'https://here/images/cave-320.webp', encodedBodySize: 14_000 },
  { name: 'https://here/images/dam-320.webp', encodedBodySize: 0 },
  { name: 'https://here/images/fort-1280.webp', encodedBodySize: 90_000 },
  { name: 'https://here/art/map.svg', encodedBodySize: 5000 },
];

test('what a picture costs is guessed from those of its width that were shown', () => {
  expect(pictureBytes(320, shown)).toBe(12_000);
  expect(pictureBytes(1280, shown)).toBe(90_000);
});

test('where none of its width was shown, others tell by their width, and a typical one where none was', () => {
  expect(pictureBytes(1280, shown.slice(0, 3))).toBe(48_000);
  expect(pictureBytes(320, [])).toBe(20_000);
  expect(pictureBytes(1280, [])).toBe(80_000);
});

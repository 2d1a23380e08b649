import { expect, test } from 'vitest';

import { isHeic, shrinkPicture, shrunkSize } from './shrink-picture.ts';

test.each([
  [8000, 6000, 2560, 1920],
  [3000, 4000, 1920, 2560],
  [640, 480, 640, 480],
  [20_000, 1, 2560, 1],
])('a picture of %i by %i is sent as %i by %i', (width, height, toWidth, toHeight) => {
  expect(shrunkSize(width, height)).toEqual({ width: toWidth, height: toHeight });
});

test('a small picture is sent as it is, and so is a large one that the browser cannot read', async () => {
  const small = new File(['x'], 'small.jpg');
  const large = new File([new Uint8Array(2_000_000)], 'large.jpg');
  expect(await shrinkPicture(small)).toBe(small);
  expect(await shrinkPicture(large)).toBe(large);
});

test('an iPhone’s photos are known by their names', () => {
  expect([isHeic({ name: 'IMG_1.HEIC' }), isHeic({ name: 'a.heif' }), isHeic({ name: 'heic.jpg' })]).toEqual([true, true, false]);
});

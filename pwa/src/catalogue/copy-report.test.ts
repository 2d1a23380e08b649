import { expect, test } from 'vitest';

import { place, rows } from '#sync/testing/rows.ts';
import { textBytes } from './copy-report.ts';

test('the size of the text counts bytes, of which Devanagari has three a letter', async () => {
  expect(await textBytes(undefined)).toBe(0);
  const latin = await textBytes(rows({ places: [place('a', { name: 'Shivneri' })] }));
  const devanagari = await textBytes(rows({ places: [place('a', { name: 'शिवनेरी' })] }));
  expect(devanagari - latin).toBe('शिवनेरी'.length * 3 - 'Shivneri'.length);
});

test('every row of a large guide is counted', async () => {
  const many = Array.from({ length: 450 }, (_, index) => place(`p${100 + index}`));
  const one = await textBytes(rows({ places: many.slice(0, 1) }));
  expect(await textBytes(rows({ places: many }))).toBe(450 * one);
});

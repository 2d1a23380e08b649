import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';

test.each([
  [{}, undefined],
  [{ 'Retry-After': '90' }, 90_000],
  [{ 'Retry-After': '0' }, 0],
  [{ 'Retry-After': 'soon' }, undefined],
  [{ 'Retry-After': '-5' }, undefined],
  [{ 'Retry-After': '1.5' }, undefined],
])('%j asks for a wait of %s ms', (headers, wait) => {
  expect(retryAfter(new Headers(headers as Record<string, string>))).toBe(wait);
});

test('a date counts from the answer’s own, whatever the phone’s clock says', () => {
  const date = 'Sat, 21 Nov 2015 09:00:00 GMT';
  expect(retryAfter(new Headers({ Date: date, 'Retry-After': 'Sat, 21 Nov 2015 09:02:00 GMT' }))).toBe(120_000);
  expect(retryAfter(new Headers({ Date: date, 'Retry-After': 'Sat, 21 Nov 2015 08:00:00 GMT' }))).toBe(0);
  expect(retryAfter(new Headers({ 'Retry-After': 'Sat, 21 Nov 2015 09:02:00 GMT' }))).toBeUndefined();
});

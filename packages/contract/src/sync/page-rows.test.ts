import { expect, test } from 'vitest';

import { readRows, rowsToBring } from './page-rows.ts';

test.each([
  [56, undefined],
  [57, 112],
  [112, 112],
  [113, 168],
  [560, 560],
  [561, undefined],
])('for a list of %i rows a page brings %s', (shown, brought) => {
  expect(rowsToBring(shown)).toBe(brought);
});

test.each(['rows=112', 'rows=560', 'lang=mr&rows=168'])('the address %s asks for more rows', (query) => {
  expect(readRows(new URLSearchParams(query))).toBeGreaterThan(56);
});

test.each(['', 'rows=', 'rows=0', 'rows=56', 'rows=113', 'rows=616', 'rows=-112', 'rows=1e9', 'rows=many'])(
  'the address “%s” asks for none',
  (query) => {
    expect(readRows(new URLSearchParams(query))).toBeUndefined();
  },
);

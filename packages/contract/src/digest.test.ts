import { expect, test } from 'vitest';

import { catalogueDigest, type RowVersions } from './digest.ts';

const empty: RowVersions = { categories: [], regions: [], places: [], resorts: [], restaurants: [], ads: [], reports: [], notices: [] };
const a = { _id: 'a', seq: 1 };
const b = { _id: 'b', seq: 2 };
const digest = (rows: Partial<RowVersions>) => catalogueDigest({ ...empty, ...rows });

test('the order of rows does not matter', () => {
  expect(digest({ places: [a, b] })).toBe(digest({ places: [b, a] }));
});

test.each([
  ['a row less', { places: [a] }],
  ['a row twice', { places: [a, b, b] }],
  ['another id', { places: [a, { ...b, _id: 'c' }] }],
  ['another version', { places: [a, { ...b, seq: 3 }] }],
  [
    'versions swapped',
    {
      places: [
        { ...a, seq: 2 },
        { ...b, seq: 1 },
      ],
    },
  ],
  ['another table', { places: [a], resorts: [b] }],
])('%s is noticed', (_what, rows) => {
  expect(digest(rows)).not.toBe(digest({ places: [a, b] }));
  expect(digest(rows)).toMatch(/^[0-9a-f]{16}$/);
});

import { expect, test } from 'vitest';

import { eachTable } from '#kinds/kinds.ts';

import { catalogueDigest, holdTheSame, type RowVersions, tableStates } from './digest.ts';

const empty = eachTable(() => []);
const a = { _id: 'a', seq: 1 };
const b = { _id: 'b', seq: 2 };
const digest = (rows: RowVersions) => catalogueDigest({ ...empty, ...rows });

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

test('two copies hold the same when each table that one knows is the same in the other, whatever else that has', () => {
  const mine = tableStates({ places: [a, b], ads: [] });
  expect(mine.places).toEqual({ rows: 2, digest: catalogueDigest({ places: [a, b] }) });
  expect(holdTheSame(mine, tableStates({ services: [a], ads: [], places: [b, a] }))).toBe(true);
  expect(holdTheSame(mine, tableStates({ places: [a, b] }))).toBe(true);
  expect(holdTheSame(mine, tableStates({ ads: [] }))).toBe(false);
  expect(holdTheSame(mine, tableStates({ ads: [a], places: [a, b] }))).toBe(false);
  expect(holdTheSame(mine, tableStates({ ads: [], places: [a, { ...b, seq: 3 }] }))).toBe(false);
});

import { expect, test } from 'vitest';

import { notice, place, rows } from '#sync/testing/rows.ts';
import { noticesAbout, noticesOn } from './announced.ts';
import { buildCatalogue } from './build-catalogue.ts';

const fort = { kind: 'places', id: 'fort' } as const;
const catalogue = buildCatalogue(
  { epoch: 'one', seq: 1 },
  rows({
    places: [place('fort')],
    notices: [
      notice('crowd', { kind: 'crowd', startDate: '2026-02-17', endDate: '2026-02-20' }),
      notice('steps', { kind: 'closed', listing: fort, startDate: '2026-02-01', endDate: '2026-02-18' }),
      notice('slide', { kind: 'danger', startDate: '2026-02-18', endDate: '2026-02-18' }),
      notice('lost', { listing: { kind: 'places', id: 'gone' }, startDate: '2026-01-01', endDate: '2026-12-31' }),
    ],
  }),
);
const idsOn = (day: string) => noticesOn(catalogue, day).map(({ _id }) => _id);

test('a notice is there from its first day to its last, the most urgent first, and not without its listing', () => {
  expect(idsOn('2026-01-31')).toEqual([]);
  expect(idsOn('2026-02-17')).toEqual(['steps', 'crowd']);
  expect(idsOn('2026-02-18')).toEqual(['slide', 'steps', 'crowd']);
  expect(idsOn('2026-02-20')).toEqual(['crowd']);
  expect(idsOn('2026-02-21')).toEqual([]);
});

test('a listing has its own notices of the day', () => {
  expect(noticesAbout(catalogue, 'fort', '2026-02-18').map(({ _id }) => _id)).toEqual(['steps']);
  expect(noticesAbout(catalogue, 'fort', '2026-02-19')).toEqual([]);
});

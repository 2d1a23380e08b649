import { expect, test } from 'vitest';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { readPageCatalogue } from '#catalogue/page/page-catalogue.ts';
import { recordPage } from '#catalogue/page/record-page.ts';
import { notice, place, region, rows } from '#sync/testing/rows.ts';
import { noticesAbout, noticesOn, withKind } from './announced.ts';
import { restrictionIn } from './restrictions.ts';

const fort = { kind: 'places', id: 'fort' } as const;
const catalogue = buildCatalogue(
  { epoch: 'one', seq: 1 },
  rows({
    regions: [region('valley')],
    places: [place('fort', { regionId: 'valley' })],
    notices: [
      notice('crowd', { kind: 'crowd', startDate: '2026-02-17', endDate: '2026-02-20' }),
      notice('steps', { kind: 'closed', listing: fort, startDate: '2026-02-01', endDate: '2026-02-18' }),
      notice('slide', { kind: 'danger', startDate: '2026-02-18', endDate: '2026-02-18' }),
      notice('road', {
        kind: 'closed',
        severity: 'severe',
        listing: { kind: 'regions', id: 'valley' },
        startDate: '2026-02-18',
        endDate: '2026-02-19',
      }),
      notice('water', { listing: { kind: 'kinds', id: 'places' }, startDate: '2026-03-01', endDate: '2026-03-01' }),
      notice('lost', { listing: { kind: 'places', id: 'gone' }, startDate: '2026-01-01', endDate: '2026-12-31' }),
    ],
  }),
);
const idsOn = (day: string) => noticesOn(catalogue, day).map(({ _id }) => _id);

test('a notice is there from its first day to its last, the gravest first, and not without what it is about', () => {
  expect(idsOn('2026-01-31')).toEqual([]);
  expect(idsOn('2026-02-17')).toEqual(['steps', 'crowd']);
  expect(idsOn('2026-02-18')).toEqual(['road', 'slide', 'steps', 'crowd']);
  expect(idsOn('2026-02-20')).toEqual(['crowd']);
  expect(idsOn('2026-02-21')).toEqual([]);
});

test('a listing has its own notices of the day and those of its region, and a region its own', () => {
  const idsAbout = (ids: (string | null)[], day: string) => noticesAbout(catalogue, ids, day).map(({ _id }) => _id);
  expect(idsAbout(['fort', 'valley'], '2026-02-18')).toEqual(['road', 'steps']);
  expect(idsAbout(['fort', null], '2026-02-18')).toEqual(['steps']);
  expect(idsAbout(['valley'], '2026-02-18')).toEqual(['road']);
  expect(idsAbout(['fort', 'valley'], '2026-02-19')).toEqual(['road']);
});

test('a notice about a kind is of every listing of that kind and of no other', () => {
  expect(idsOn('2026-03-01')).toEqual(['water']);
  expect(withKind(catalogue, ['fort', null])).toEqual(['fort', null, 'places']);
  expect(withKind(catalogue, ['valley', 'gone'])).toEqual(['valley', 'gone']);
  const idsAbout = (ids: string[]) => noticesAbout(catalogue, ids, '2026-03-01').map(({ _id }) => _id);
  expect(idsAbout(['fort', 'places'])).toEqual(['water']);
  expect(idsAbout(['inn', 'resorts'])).toEqual([]);
});

test('what keeps people away from a listing comes with the page that shows it, and holds there on its days', () => {
  const { recorded, takeAlong } = recordPage(catalogue, 'en');
  recorded.shown('places', recorded.rows.places);
  const on = (of: Catalogue, day: string) => restrictionIn(of, { _id: 'fort' }, day);
  const days = ['2026-01-31', '2026-02-18', '2026-02-19', '2026-02-20'];
  const said = days.map((day) => on(recorded, day));
  expect(said).toEqual([undefined, { is: 'shut', until: '2026-02-19' }, { is: 'shut', until: '2026-02-19' }, undefined]);
  const came = readPageCatalogue(takeAlong());
  expect(came.rows.notices.map(({ _id }) => _id)).toEqual(['road', 'steps']);
  expect(days.map((day) => on(came, day))).toEqual(said);
});

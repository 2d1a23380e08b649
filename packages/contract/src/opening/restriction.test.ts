import { expect, test } from 'vitest';

import { emptyRow } from '#kinds/values.ts';
import type { NoticeRow } from '#sync/rows.ts';
import { restrictionsOf } from './restriction.ts';
import { restrictionOn } from './restriction-on.ts';

const fort = { _id: 'fort', regionId: 'valley' };
const notice = (fields: Partial<NoticeRow> = {}): NoticeRow => ({
  ...emptyRow('notices'),
  _id: 'notice',
  kind: 'closed',
  listing: { kind: 'places', id: 'fort' },
  startDate: '2026-11-16',
  endDate: '2026-11-30',
  ...fields,
});
const on = (notices: readonly NoticeRow[], day = '2026-11-20') => restrictionOn(restrictionsOf(notices, 'places', fort), day);

test('a listing is closed from the first day of its notice to the last', () => {
  const days = ['2026-11-15', '2026-11-16', '2026-11-30', '2026-12-01'];
  const shut = { is: 'shut', until: '2026-11-30' };
  expect(days.map((day) => on([notice()], day))).toEqual([undefined, shut, shut, undefined]);
});

test.each([
  ['itself', { kind: 'places', id: 'fort' }],
  ['its region', { kind: 'regions', id: 'valley' }],
  ['its kind', { kind: 'kinds', id: 'places' }],
  ['everything', null],
] as const)('a notice about %s closes it or warns of it', (_, listing) => {
  expect(on([notice({ listing })])).toEqual({ is: 'shut', until: '2026-11-30' });
  expect(on([notice({ listing, kind: 'danger', severity: 'severe' })])).toEqual({ is: 'warned', until: '2026-11-30' });
});

test('neither a notice about another listing, region or kind, nor one that says to take care keeps people away', () => {
  const others = [
    notice({ listing: { kind: 'resorts', id: 'lodge' } }),
    notice({ listing: { kind: 'regions', id: 'ghat' } }),
    notice({ listing: { kind: 'kinds', id: 'resorts' } }),
    notice({ kind: 'danger', severity: 'moderate' }),
    notice({ kind: 'crowd', severity: 'minor' }),
  ];
  expect(on(others)).toBeUndefined();
  expect(
    restrictionOn(
      restrictionsOf([notice({ listing: { kind: 'regions', id: 'valley' } })], 'places', { _id: 'x', regionId: null }),
      '2026-11-20',
    ),
  ).toBeUndefined();
});

test('of several closures that which lasts longest counts, and one that follows at once prolongs it', () => {
  const longer = notice({ endDate: '2026-12-02' });
  for (const notices of [
    [notice(), longer],
    [longer, notice()],
  ])
    expect(on(notices)?.until).toBe('2026-12-02');
  expect(on([notice(), notice({ startDate: '2026-12-01', endDate: '2026-12-05' })])?.until).toBe('2026-12-05');
  expect(on([notice(), notice({ startDate: '2026-12-02', endDate: '2026-12-05' })])?.until).toBe('2026-11-30');
});

test('a closure goes before a warning', () => {
  const warning = notice({ kind: 'danger', severity: 'severe', endDate: '2026-12-31' });
  expect(on([warning, notice()])).toEqual({ is: 'shut', until: '2026-11-30' });
  expect(on([warning, notice()], '2026-12-01')).toEqual({ is: 'warned', until: '2026-12-31' });
});

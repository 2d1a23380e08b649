import { expect, test } from 'vitest';

import { emptyRow } from '#kinds/values.ts';
import type { NoticeRow } from '#sync/rows.ts';
import { closureOn, closuresOf } from './closure.ts';

const fort = { kind: 'places', id: 'fort' } as const;
const notice = (_id: string, fields: Partial<NoticeRow>): NoticeRow => ({
  ...emptyRow('notices'),
  _id,
  kind: 'closed',
  listing: fort,
  startDate: '2026-11-16',
  endDate: '2026-11-30',
  ...fields,
});
const closes = (notices: readonly NoticeRow[], day = '2026-11-20') => closureOn(closuresOf(notices, 'fort'), day)?._id;

test('a listing is closed from the first day of its notice to the last', () => {
  const steps = [notice('steps', {})];
  const days = ['2026-11-15', '2026-11-16', '2026-11-30', '2026-12-01'];
  expect(days.map((day) => closes(steps, day))).toEqual([undefined, 'steps', 'steps', undefined]);
});

test('of several closures the one counts that lasts longest', () => {
  const longer = notice('longer', { endDate: '2026-12-02' });
  expect(closes([notice('steps', {}), longer])).toBe('longer');
  expect(closes([longer, notice('steps', {})])).toBe('longer');
});

test('neither a warning of another kind, nor a notice about another listing, its region or all closes it', () => {
  const others = [
    notice('bees', { kind: 'danger', severity: 'severe' }),
    notice('lodge', { listing: { kind: 'resorts', id: 'lodge' } }),
    notice('valley', { listing: { kind: 'regions', id: 'valley' } }),
    notice('all', { listing: null }),
  ];
  expect(closes(others)).toBeUndefined();
});

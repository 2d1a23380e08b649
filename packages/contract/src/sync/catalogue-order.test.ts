import { expect, test } from 'vitest';

import { eachTable } from '#kinds/kinds.ts';

import { inOrder } from './catalogue-order.ts';
import type { CatalogueRows } from './rows.ts';

const none: CatalogueRows = eachTable(() => []);
type Notice = CatalogueRows['notices'][number];
const notice = (_id: string, kind: Notice['kind'], startDate: string, severity: Notice['severity'] = 'moderate'): Notice => ({
  _id,
  seq: 1,
  kind,
  severity,
  heading: _id,
  content: '',
  source: '',
  translations: {},
  listing: null,
  startDate,
  endDate: '2026-12-31',
});

test('notices come the gravest first, of these the most urgent, then the newest, and equals in one order wherever they were read from', () => {
  const notices = [
    notice('c', 'info', '2026-03-01'),
    notice('b', 'danger', '2026-01-01'),
    notice('a', 'danger', '2026-02-01'),
    notice('e', 'crowd', '2026-01-01'),
    notice('d', 'crowd', '2026-01-01'),
    notice('f', 'info', '2026-01-01', 'severe'),
    notice('g', 'danger', '2026-01-01', 'minor'),
  ];
  const idsOf = (rows: typeof notices) => inOrder({ ...none, notices: rows }).notices.map(({ _id }) => _id);
  expect(idsOf(notices)).toEqual(['f', 'a', 'b', 'd', 'e', 'c', 'g']);
  expect(idsOf(notices.toReversed())).toEqual(['f', 'a', 'b', 'd', 'e', 'c', 'g']);
});

test('rows of one name have one order, too', () => {
  const reports = ['2', '1', '3'].map((_id) => ({ _id, seq: 1, name: 'Annual report', file: '/files/report.pdf', translations: {} }));
  expect(inOrder({ ...none, reports }).reports.map(({ _id }) => _id)).toEqual(['1', '2', '3']);
});

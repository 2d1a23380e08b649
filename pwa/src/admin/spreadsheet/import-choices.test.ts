import type { ImportPlan } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { expect, test } from 'vitest';

import { countOf, groupChoices, reasonsIn, switched } from './import-choices.ts';

const field = { column: 'content', before: 'a', after: 'b' };
const plan: ImportPlan = {
  additions: [{ line: 2, name: 'New', fields: [] }],
  twins: [{ line: 3, name: 'Again', fields: [], of: { line: 2 } }],
  points: [],
  changes: [{ line: 4, _id: '4', name: 'Changed', fields: [field] }],
  asked: [
    {
      line: 4,
      _id: '4',
      name: 'Changed',
      groups: [
        [
          { ...field, column: 'images' },
          { ...field, column: 'pictureTexts' },
        ],
        [field],
      ],
    },
    { line: 5, _id: '5', name: 'Asked', groups: [[field]] },
  ],
  refused: [],
  unchanged: 0,
  lost: 0,
  ignoredSheets: [],
  plan: 'x',
};

test('a line whose point looks wrong is written only when that is kept, and all else that it asks is answered', () => {
  const odd: ImportPlan = { ...plan, points: [3, 5, 6].map((line) => ({ line, name: 'Odd', fields: [], reason: 'Far?' })) };
  expect(countOf(odd, new Set())).toBe(2);
  expect(countOf(odd, new Set(['6:point']))).toBe(3);
  expect(countOf(odd, new Set(['3:point', '5:content']))).toBe(2);
  expect(countOf(odd, new Set(['3:point', '3:_id', '5:point', '5:content']))).toBe(4);
});

test('what is asked is written only when it is chosen, and a line counts once', () => {
  expect(countOf(plan, new Set())).toBe(2);
  expect(countOf(plan, new Set(['4:images']))).toBe(2);
  expect(countOf(plan, new Set(['5:content', '3:_id']))).toBe(4);
});

test('all questions about cells are answered at once, and taken back at once', () => {
  const all = switched(new Set(['3:_id']), groupChoices(plan), true);
  expect([...all]).toEqual(['3:_id', '4:images', '4:content', '5:content']);
  expect([...switched(all, groupChoices(plan), false)]).toEqual(['3:_id']);
});

test('a reason is said once, with all lines and columns that it concerns', () => {
  const lost = (column: string) => ({ column, reason: 'Letters were lost' });
  const refused = [
    { line: 2, name: 'Fort', reasons: [lost('name'), lost('content'), { column: '', reason: 'Not closed' }] },
    { line: 3, name: 'Cave', reasons: [lost('name')] },
  ];
  expect(reasonsIn({ ...plan, refused })).toEqual([
    {
      reason: 'Letters were lost',
      lines: [
        { line: 2, name: 'Fort', columns: ['name', 'content'] },
        { line: 3, name: 'Cave', columns: ['name'] },
      ],
    },
    { reason: 'Not closed', lines: [{ line: 2, name: 'Fort', columns: [] }] },
  ]);
});

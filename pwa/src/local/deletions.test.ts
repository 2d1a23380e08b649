import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deletions } from './deletions.ts';
import { Texts } from './testing/texts.ts';

const kept = new Texts();
beforeEach(() => {
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => {
  deletions.write([]);
  kept.clear();
  vi.unstubAllGlobals();
});

const deletion = { table: 'places', id: 'a', name: { text: 'विहीर', lang: 'mr' }, until: 10 } as const;

test('another tab offers what was deleted under the name that was shown, until its time is over', () => {
  deletions.write([deletion]);
  expect(deletions.read(9)).toEqual([deletion]);
  expect(deletions.read(10)).toEqual([]);
});

test.each([{ ...deletion, name: 'विहीर' }, { ...deletion, name: { text: 'विहीर', lang: 'xx' } }, { ...deletion, id: 7 }, null])(
  'what is not of this form is passed over: %j',
  (other) => {
    kept.set('admin-deletions', JSON.stringify([other, deletion]));
    expect(deletions.read(9)).toEqual([deletion]);
  },
);

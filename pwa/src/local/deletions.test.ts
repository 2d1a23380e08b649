import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deletions } from './deletions.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
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

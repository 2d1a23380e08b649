import { expect, test } from 'vitest';

import { forgetTexts } from './forget-texts.ts';

function storage(held: Record<string, string>): Storage {
  const rows = new Map(Object.entries(held));
  return {
    get length() {
      return rows.size;
    },
    key: (index) => [...rows.keys()][index] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, text) => void rows.set(key, text),
    removeItem: (key) => void rows.delete(key),
    clear: () => rows.clear(),
  };
}

const keysOf = (held: Storage) => Array.from({ length: held.length }, (_, index) => held.key(index));

test('what a visitor leaves goes, also what nobody has thought of; the kiosk’s own and what waits to be sent stay', () => {
  const own = { kiosk: 'yes', alerts: '{}', 'guide-key': 'k', 'mails-visitors': 'yes', 'booking-details': 'yes', 'outbox:1': '{}' };
  const theirs = { 'draft:contact': '{}', person: '{}', display: 'dark', 'asked-to-keep:submission': '1', 'of-a-later-version': 'x' };
  const [local, session] = [storage({ ...theirs, ...own }), storage({ 'tsr-scroll': '{}', note: 'x' })];
  forgetTexts(local, session);
  expect(keysOf(local)).toEqual(Object.keys(own));
  expect(keysOf(session)).toEqual(['visited']);
});

import { afterEach, expect, test, vi } from 'vitest';
import { draftCopies } from './draft-copies.ts';

const draft = { form: 'contact', id: 'key', values: { name: 'Asha' }, savedAt: 1 };
const texts = new Map<string, string>();
const store = (setItem = (key: string, text: string) => void texts.set(key, text)) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void texts.delete(key),
  });
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  texts.clear();
});

test('a draft is kept for its form, until it is erased', () => {
  store();
  expect(draftCopies.keep(draft)).toBe(true);
  expect([draftCopies.get('contact'), draftCopies.get('book:fort')]).toEqual([draft, undefined]);
  draftCopies.erase('contact');
  expect(draftCopies.get('contact')).toBeUndefined();
});

test('where the newer draft does not fit, the older one goes, too: it would win over the database', () => {
  store();
  draftCopies.keep(draft);
  store(refuse);
  expect(draftCopies.keep({ ...draft, savedAt: 2 })).toBe(false);
  expect(texts.size).toBe(0);
});

test('a text that is no draft is none, and where texts are blocked nothing is kept', () => {
  store();
  texts.set('draft:contact', '{');
  expect(draftCopies.get('contact')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect([draftCopies.keep(draft), draftCopies.get('contact')]).toEqual([false, undefined]);
});

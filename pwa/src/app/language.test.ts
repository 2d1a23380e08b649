import { expect, test } from 'vitest';

import { languageCookie, rememberedLanguage } from './language.ts';

test('a language once chosen is remembered', () => {
  for (const isEncrypted of [true, false]) expect(rememberedLanguage(languageCookie('mr', isEncrypted))).toBe('mr');
  expect(rememberedLanguage('other=1; lang=hi')).toBe('hi');
});

test('over https only a page of this very host, that came encrypted, sets the language', () => {
  expect(languageCookie('mr', true)).toMatch(/^__Host-lang=mr; path=\/; .*; secure$/);
  expect(languageCookie('mr', false)).not.toContain('secure');
  for (const isEncrypted of [true, false]) expect(languageCookie('mr', isEncrypted)).toContain('; samesite=lax');
  expect(rememberedLanguage('lang=hi; __Host-lang=mr')).toBe('mr');
});

test('without a choice, or with one that there is not, English is spoken', () => {
  expect(rememberedLanguage('')).toBe('en');
  expect(rememberedLanguage('lang=xx; slang=mr')).toBe('en');
});

import { expect, test } from 'vitest';

import { languageCookie, rememberedLanguage } from './language.ts';

test('a language once chosen is remembered', () => {
  expect(rememberedLanguage(languageCookie('mr'))).toBe('mr');
  expect(rememberedLanguage('other=1; lang=hi')).toBe('hi');
});

test('without a choice, or with one that there is not, English is spoken', () => {
  expect(rememberedLanguage('')).toBe('en');
  expect(rememberedLanguage('lang=xx; slang=mr')).toBe('en');
});

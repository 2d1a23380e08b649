import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { translatedFields } from '@helpdesk/contract/kinds/translated-tables';
import { translationLanguages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { listingTexts, listingValues, readNumber } from './listing-values.ts';

test.each(listingKinds)('a form of %s has a place for the translation of each text that its kind translates', (kind) => {
  const { single, lists, translations } = listingTexts(listingValues(kind, undefined));
  const names = [...Object.keys(single), ...Object.keys(lists)];
  expect(names.sort()).toEqual([...translatedFields(kind)].sort());
  for (const language of translationLanguages) expect(Object.keys(translations[language])).toEqual(Object.keys(single));
});

test.each([
  ['19.2', 19.2],
  ['19,2', 19.2],
  ['१९.२', 19.2],
  [' ૭૩,૮ ', 73.8],
  ['-०.५', -0.5],
  ['', null],
  ['twelve', Number.NaN],
])('"%s" is typed for the number %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

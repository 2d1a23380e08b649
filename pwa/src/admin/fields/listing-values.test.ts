import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { translatedFields } from '@helpdesk/contract/kinds/parts';
import { translationLanguages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { listingTexts, listingValues } from './listing-values.ts';

test.each(listingKinds)('a form of %s has a place for the translation of each text that its kind translates', (kind) => {
  const { single, lists, translations } = listingTexts(listingValues(kind, undefined));
  const names = [...Object.keys(single), ...Object.keys(lists)];
  expect(names.sort()).toEqual([...translatedFields(kind)].sort());
  for (const language of translationLanguages) expect(Object.keys(translations[language])).toEqual(Object.keys(single));
});

import { expect, test } from 'vitest';
import { translatedFields } from '#kinds/translated-tables.ts';
import { inEachTranslation } from '#languages.ts';

import { countTranslations, madeFrom, translationState } from './translation-state.ts';

test.each([
  ['Fort', '', undefined, 'missing'],
  ['Fort', ' ', undefined, 'missing'],
  ['Fort', 'किल्ला', undefined, 'complete'],
  ['Fort', 'किल्ला', null, 'complete'],
  ['Fort', 'किल्ला', 'Castle', 'outdated'],
  ['Fort', 'किल्ला', 'Fort ', 'complete'],
  ['Fort', '', 'Castle', 'missing'],
  ['', 'किल्ला', 'Castle', 'outdated'],
  ['', 'किल्ला', undefined, undefined],
  ['', '', undefined, undefined],
])('of %j, %j is, made from %j, %s', (english, translated, from, state) => {
  expect(translationState(english, translated, from)).toBe(state);
});

test('each text of a row counts in each language, those of a list by themselves', () => {
  const row = {
    name: 'Fort',
    content: 'On a hill.',
    bestSeason: '',
    facts: ['Old', 'High', 'Cold'],
    pictureTexts: ['A gate', ''],
    translations: { mr: { name: 'किल्ला', content: 'डोंगरावर.', facts: ['जुना', 'उंच', ''], pictureTexts: ['दार', ''] } },
  };
  const outdated = { mr: { content: 'In a valley.', facts: [null, 'Low'] } };
  expect(countTranslations(row, translatedFields('places'), outdated)).toEqual({
    ...inEachTranslation(() => ({ missing: 6, outdated: 0, complete: 0 })),
    mr: { missing: 1, outdated: 2, complete: 3 },
  });
});

test('a list that does not fit its English counts as missing, as it is shown', () => {
  const row = { facts: ['Old', 'High'], translations: { mr: { facts: ['जुना'] } } };
  expect(countTranslations(row, ['facts']).mr).toEqual({ missing: 2, outdated: 0, complete: 0 });
});

test('a translation in a form was made from what stood there when it was written', () => {
  const before = { english: ['Old', 'Very high'], translated: ['जुना', 'उंच'], from: [null, 'High'] };
  expect(madeFrom('जुना', 0, before)).toBe('Old');
  expect(madeFrom('उंच', 1, before)).toBe('High');
  expect(madeFrom('उंच', 0, before)).toBe('High');
  expect(madeFrom('नवा', 0, before)).toBeUndefined();
  expect(madeFrom('', 0, before)).toBeUndefined();
});

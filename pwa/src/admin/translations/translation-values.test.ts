import { inEachTranslation } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { listedTexts, translationsOf, translationValues } from './translation-values.ts';

const known = { mr: { name: 'किल्ला', facts: ['जुना', ''], pictureTexts: ['दार'] } };
const facts = listedTexts(['Old', 'High'], known, 'facts');

test('a form gives back the translations that it began with', () => {
  const values = translationValues(known, ['name', 'content']);
  expect(values.translations).toEqual({ ...inEachTranslation(() => ({ name: '', content: '' })), mr: { name: 'किल्ला', content: '' } });
  expect(translationsOf(values, { facts, pictureTexts: listedTexts(['A gate'], known, 'pictureTexts') })).toEqual(known);
});

test('a list that does not fit its English loses nothing, and fits afterwards', () => {
  const two = listedTexts(['Old', 'High'], { mr: { facts: ['जुना'] } }, 'facts');
  expect(translationsOf(translationValues({}, []), { facts: two })).toEqual({ mr: { facts: ['जुना', ''] } });
});

test('a language without a text is left out', () => {
  const values = translationValues({ mr: { name: ' ' } }, ['name']);
  expect(translationsOf(values, { facts: listedTexts(['Old'], {}, 'facts') })).toEqual({});
});

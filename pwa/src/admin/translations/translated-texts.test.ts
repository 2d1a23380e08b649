import { expect, test } from 'vitest';

import { countStates, type FormTexts, translatedTexts } from './translated-texts.ts';
import { listedTexts, translationValues } from './translation-values.ts';

const known = { mr: { name: 'किल्ला', content: 'डोंगरावर.', facts: ['जुना', 'उंच'] } };
const first: FormTexts = {
  ...translationValues(known, ['name', 'content']),
  single: { name: 'Fort', content: 'On a hill.' },
  lists: { facts: listedTexts(['Old', 'High'], known, 'facts') },
};
const statesOf = (form: FormTexts, outdated = {}) => translatedTexts(form, first, outdated, 'mr').map(({ state }) => state);

test('a form that nobody touched shows what the server knows', () => {
  expect(statesOf(first)).toEqual(['complete', 'complete', 'complete', 'complete']);
  expect(statesOf(first, { mr: { content: 'In a valley.', facts: [null, 'Low'] } })).toEqual([
    'complete',
    'outdated',
    'complete',
    'outdated',
  ]);
  expect(countStates(translatedTexts(first, first, {}, 'hi'))).toEqual({ missing: 4, outdated: 0, complete: 0 });
});

test('English that changes makes its translation outdated while it is typed', () => {
  const form = { ...first, single: { ...first.single, content: 'On a high hill.' } };
  expect(statesOf(form)).toEqual(['complete', 'outdated', 'complete', 'complete']);
  expect(translatedTexts(form, first, {}, 'mr')[1]).toMatchObject({ from: 'On a hill.' });
});

test('a translation that is typed anew is complete, and one that was found still right, too', () => {
  const single = { ...first.single, content: 'On a high hill.' };
  const typed = { ...first.translations, mr: { ...first.translations.mr, content: 'उंच डोंगरावर.' } };
  expect(statesOf({ ...first, single, translations: typed })[1]).toBe('complete');
  const ticked = { ...first, single, stillRight: { ...first.stillRight, mr: ['content'] } };
  expect(statesOf(ticked)[1]).toBe('complete');
  expect(translatedTexts(ticked, first, {}, 'mr')[1]).toMatchObject({ from: 'On a hill.' });
});

test('a fact that goes takes its translation with it', () => {
  expect(statesOf({ ...first, lists: { facts: first.lists.facts?.slice(1) ?? [] } })).toEqual(['complete', 'complete', 'complete']);
});

test('without English there is nothing to translate', () => {
  expect(translatedTexts({ ...first, single: { name: '' }, lists: {} }, first, {}, 'hi')).toEqual([]);
});

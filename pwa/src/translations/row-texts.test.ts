import { expect, test } from 'vitest';
import { place } from '#listings/testing/rows.ts';

import { textsOfRow, writtenIn } from './row-texts.ts';

const fort = place('Shivneri Fort', {
  content: 'A hill fort.',
  facts: ['Old', 'High'],
  translations: { mr: { name: 'शिवनेरी', facts: ['जुना', ''] }, hi: { name: 'शिवनेरी' } },
});

test('the desk gives back what it was given, language by language', () => {
  const texts = textsOfRow('places', fort);
  expect(texts.single).toMatchObject({ name: 'Shivneri Fort', content: 'A hill fort.' });
  expect(writtenIn('mr', texts)).toEqual({ language: 'mr', texts: { name: 'शिवनेरी', facts: ['जुना', ''] }, stillRight: [] });
  expect(writtenIn('hi', texts).texts).toEqual({ name: 'शिवनेरी' });
});

test('whom to call at a stay has a text, too; a row without a text has none', () => {
  expect(Object.keys(textsOfRow('resorts', {}).single)).toContain('contactPersonName');
  expect(writtenIn('mr', textsOfRow('reports', {}))).toEqual({ language: 'mr', texts: {}, stillRight: [] });
});

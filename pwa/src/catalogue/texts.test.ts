import { expect, test } from 'vitest';
import { category, place } from '#sync/testing/rows.ts';
import { textsOf } from './texts.ts';

const fort = place('fort', {
  name: 'Shivneri Fort',
  content: 'A fort.',
  bestSeason: 'Winter',
  facts: ['Built long ago', 'High'],
  pictureTexts: ['The gate', 'The wall'],
  translations: { mr: { name: 'शिवनेरी', content: '', facts: ['जुना'], pictureTexts: ['दरवाजा', ''] } },
});

test('a translated text comes in its language', () => {
  expect(textsOf(fort, 'mr').name).toEqual({ text: 'शिवनेरी', lang: 'mr' });
});

test('a text without a translation, or with an empty one, falls back to English and says so', () => {
  const { content, bestSeason } = textsOf(fort, 'mr');
  expect(content).toEqual({ text: 'A fort.', lang: 'en' });
  expect(bestSeason).toEqual({ text: 'Winter', lang: 'en' });
  expect(textsOf(fort, 'hi').name).toEqual({ text: 'Shivneri Fort', lang: 'en' });
});

test('in a list every line falls back by itself', () => {
  expect(textsOf(fort, 'mr').pictureTexts).toEqual([
    { text: 'दरवाजा', lang: 'mr' },
    { text: 'The wall', lang: 'en' },
  ]);
});

test('a list that was translated before a line was added is English, since nobody knows which line is which', () => {
  expect(textsOf(fort, 'mr').facts.map(({ lang }) => lang)).toEqual(['en', 'en']);
});

test('English is the content itself, of categories too', () => {
  const forts = category('forts', { name: 'Forts', heading: 'Up!', description: 'Walk', translations: { mr: { name: 'किल्ले' } } });
  expect(textsOf(forts, 'en')).toMatchObject({
    name: { text: 'Forts', lang: 'en' },
    heading: { text: 'Up!', lang: 'en' },
    description: { text: 'Walk', lang: 'en' },
  });
  expect(textsOf(forts, 'mr').name).toEqual({ text: 'किल्ले', lang: 'mr' });
});

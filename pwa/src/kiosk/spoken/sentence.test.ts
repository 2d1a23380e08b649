import { speak } from '@helpdesk/words/language';
import { afterAll, expect, test } from 'vitest';
import { joined, sentenceOf } from './sentence.ts';

afterAll(() => speak('en'));

const en = (text: string) => ({ text, lang: 'en' });

test('a place on the screen is called by its name, what it is, what it holds and how it stands', () => {
  const field = {
    name: [en('Email')],
    roles: ['field'],
    value: '',
    states: ['needed', 'wrong'],
    description: [en('Needs an @.')],
  } as const;
  expect(sentenceOf(field, 'en')).toEqual([en('Email, field, empty, required, not right yet, Needs an @.')]);
  expect(sentenceOf({ ...field, value: 'a@b.in', states: [], description: [] }, 'en')).toEqual([en('Email, field, a@b.in')]);
});

test('a name in another language is said by a voice of that one, the rest by the page’s', () => {
  speak('hi');
  const link = { name: [{ text: 'शिवनेरी', lang: 'mr' }], roles: ['heading', 'link'], states: [], description: [] } as const;
  expect(sentenceOf(link, 'hi')).toEqual([
    { text: 'शिवनेरी', lang: 'mr' },
    { text: 'शीर्षक, लिंक', lang: 'hi' },
  ]);
});

test('plain text is said as it stands', () => {
  expect(sentenceOf({ name: [en(' Open\n until 6. ')], roles: [], states: [], description: [] }, 'en')).toEqual([en('Open until 6.')]);
});

test('neighbours in one language become one sentence, and nothing empty is said', () => {
  expect(joined([en('Distance.'), en(' '), en('3 km'), en('north'), { text: 'उत्तर', lang: 'mr' }])).toEqual([
    en('Distance. 3 km, north'),
    { text: 'उत्तर', lang: 'mr' },
  ]);
});

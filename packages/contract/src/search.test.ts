import { expect, test } from 'vitest';

import { matchesSearch, readSearch, searchText, searchTextOf } from './search.ts';

test.each([
  ['', { by: 'everything' }],
  ['   ', { by: 'everything' }],
  ['Popular', { by: 'popular' }],
  [' popular ', { by: 'popular' }],
  ['A-D', { by: 'letters', from: 'A', to: 'D' }],
  ['a-d', { by: 'letters', from: 'A', to: 'D' }],
  ['E-H', { by: 'letters', from: 'E', to: 'H' }],
  ['I-L', { by: 'letters', from: 'I', to: 'L' }],
  ['M-P', { by: 'letters', from: 'M', to: 'P' }],
  ['Q-T', { by: 'letters', from: 'Q', to: 'T' }],
  ['u-Z', { by: 'letters', from: 'U', to: 'Z' }],
  ['B-C', { by: 'text', words: ['b', 'c'] }],
  ['Budget Stay', { by: 'category', category: 'Budget Stay' }],
  ['budget stays', { by: 'category', category: 'Budget Stay' }],
  ['Signature Stay', { by: 'category', category: 'Signature Stay' }],
  ['Signature Stays', { by: 'category', category: 'Signature Stay' }],
  ['MAHARASHTRIAN', { by: 'category', category: 'Maharashtrian' }],
  ['Veg', { by: 'category', category: 'Veg' }],
  ['Non Veg', { by: 'category', category: 'Non Veg' }],
  ['vegetable', { by: 'text', words: ['vegetable'] }],
  ["Fort, caves & 'lakes'", { by: 'text', words: ['fort', 'caves', 'lakes'] }],
  ['%', { by: 'text', words: [] }],
])('"%s" asks for %j', (text, search) => {
  expect(readSearch(text)).toEqual(search);
});

test.each([
  ['Café ÉTÉ', 'cafe ete'],
  ['  Fort—of   Stone! ', 'fort of stone'],
  // The signs of Devanagari letters are marks, not accents to drop.
  ['शिवनेरी किल्ला', 'शिवनेरी किल्ला'],
  ['N.H. 61', 'n h 61'],
])('"%s" is compared as "%s"', (text, prepared) => {
  expect(searchText(text)).toBe(prepared);
});

const listing = {
  name: 'Éagle’s Nest',
  content: 'A lodge beside the lake.',
  alternateNames: ['Garudache Ghar'],
  translations: { mr: { name: 'गरुडाचे घर', content: 'तळ्याकाठी' }, hi: { name: 'गरुड़ का घर' } },
  popular: true,
  categories: ['Non Veg'],
};

test.each([
  ['', true],
  ['eagle', true],
  ['LAKE lodge', true],
  ['garudache', true],
  ['गरुडाचे', true],
  ['तळ्याकाठी', true],
  ['eagle river', false],
  ['E-H', true],
  ['A-D', false],
  ['Popular', true],
  ['Non Veg', true],
  // `Veg` does not list Non Veg (decision W6).
  ['Veg', false],
  ['Budget Stays', false],
])('a search for "%s" finds the listing: %s', (text, found) => {
  expect(matchesSearch(listing, searchTextOf(listing), readSearch(text))).toBe(found);
});

test('a letter range asks the first letter of the name, whatever stands before it', () => {
  const named = (name: string) => matchesSearch({ ...listing, name }, '', readSearch('A-D'));
  expect(['Dam', '“Baobab”', 'zoo', 'शिवनेरी', ''].map(named)).toEqual([true, true, false, false, false]);
});

test('only what is popular answers Popular', () => {
  expect(matchesSearch({ ...listing, popular: false }, '', readSearch('Popular'))).toBe(false);
});

import { expect, test } from 'vitest';

import { listingKinds } from '#kinds/kinds.ts';

import { type ChipSearch, matchesChip, readSearch } from './search.ts';

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
  ['B-C', { by: 'text', text: 'B-C' }],
  ['Budget Stay', { by: 'category', category: 'Budget Stay' }],
  ['budget stays', { by: 'category', category: 'Budget Stay' }],
  ['Signature Stay', { by: 'category', category: 'Signature Stay' }],
  ['Signature Stays', { by: 'category', category: 'Signature Stay' }],
  ['MAHARASHTRIAN', { by: 'category', category: 'Maharashtrian' }],
  ['Veg', { by: 'category', category: 'Veg' }],
  ['Non Veg', { by: 'category', category: 'Non Veg' }],
  ['hospital', { by: 'category', category: 'hospital' }],
  ['Hospitals', { by: 'category', category: 'hospital' }],
  ['Bus Stand', { by: 'category', category: 'bus stand' }],
  ['vegetable', { by: 'text', text: 'vegetable' }],
  ["Fort, caves & 'lakes'", { by: 'text', text: "Fort, caves & 'lakes'" }],
  ['%', { by: 'everything' }],
])('"%s" asks for %j', (text, search) => {
  expect(readSearch(text)).toEqual(search);
});

const listing = { name: 'Éagle’s Nest', popular: true, categories: ['Non Veg'] };
const chip = (text: string) => readSearch(text) as ChipSearch;

test.each([
  ['', true],
  ['E-H', true],
  ['A-D', false],
  ['Popular', true],
  ['Non Veg', true],
  // `Veg` does not list Non Veg (product 3.4).
  ['Veg', false],
  ['Budget Stays', false],
])('the chip "%s" lists the listing: %s', (text, listed) => {
  expect(matchesChip(listing, chip(text))).toBe(listed);
});

test.each([
  ['bus stand', true],
  ['hospital', false],
])('a chip asks whatever field of a listing holds members of a fixed set: %s', (text, listed) => {
  const stand = { name: 'Teen Rasta', popular: false, type: 'bus stand' };
  expect(matchesChip(stand, chip(text))).toBe(listed);
});

test('what is a fixed word of one directory is a text in another', () => {
  expect(readSearch('hospital', 'services').by).toBe('category');
  expect(readSearch('hospital', 'places').by).toBe('text');
  expect(readSearch('Veg', 'restaurants').by).toBe('category');
  expect(readSearch('Veg', 'services').by).toBe('text');
  for (const kind of listingKinds) {
    expect(readSearch('Popular', kind).by).toBe('popular');
    expect(readSearch('A-D', kind).by).toBe('letters');
  }
});

test('a letter range asks the first letter of the name, whatever stands before it', () => {
  const named = (name: string) => matchesChip({ ...listing, name }, chip('A-D'));
  expect(['Dam', '“Baobab”', 'zoo', 'शिवनेरी', ''].map(named)).toEqual([true, true, false, false, false]);
});

test('only what is popular answers Popular', () => {
  expect(matchesChip({ ...listing, popular: false }, chip('Popular'))).toBe(false);
});

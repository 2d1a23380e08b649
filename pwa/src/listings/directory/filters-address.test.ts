import { letterRanges } from '@helpdesk/contract/rules/fixed-sets';
import { readSearch } from '@helpdesk/contract/search/search';
import { expect, test } from 'vitest';
import { changeFilters, chipIsOn, readFilters, searchAfterChip } from './filters-address.ts';

test('what was typed and chosen comes back from the address', () => {
  const chosen = { search: 'ozar & lake', region: 'ale, belhe & ane', amenity: 'wifi', near: 'shivneri-fort' };
  expect(readFilters(changeFilters({}, chosen))).toEqual(chosen);
});

test('a number in the address is a search text', () => {
  expect(readFilters({ search: 1630 })).toEqual({ search: '1630' });
});

test('what is no filter is left alone, and what is no text is no filter', () => {
  expect(changeFilters({ lang: 'mr', search: 'fort' }, { search: '' })).toEqual({ lang: 'mr' });
  expect(readFilters({ lang: 'mr', search: ['a'], region: null, amenity: '' })).toEqual({});
});

test('one filter changes without touching the others', () => {
  expect(changeFilters({ search: 'fort', region: 'otur' }, { region: undefined })).toEqual({ search: 'fort' });
});

test('a chip sets the search to its word and takes it out again', () => {
  expect(searchAfterChip('lake', 'Popular')).toBe('Popular');
  expect(searchAfterChip('Popular', 'Popular')).toBe('');
  expect(chipIsOn(' a-d ', 'A-D')).toBe(true);
  expect(chipIsOn('a-d caves', 'A-D')).toBe(false);
});

test('every chip is a search that both sides understand', () => {
  for (const word of ['Popular', ...letterRanges, 'Signature Stay', 'Budget Stay', 'Maharashtrian', 'Veg', 'Non Veg']) {
    expect(readSearch(searchAfterChip('', word)).by, word).not.toBe('text');
  }
});

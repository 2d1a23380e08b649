import { expect, test } from 'vitest';
import { searchedFields } from '#kinds/parts.ts';

import { prepareMore, prepareSearch, type SearchRow } from './search-index.ts';
import { rowsThatSay } from './search-says.ts';

const rows: readonly (SearchRow & { readonly content?: string })[] = [
  { name: 'Chairlift', translations: {} },
  { name: 'Swimming Hall', content: 'A pool in the garden.', translations: { mr: { content: 'बागेत पोहण्याचा तलाव' } } },
  { name: 'Tea House', content: 'Chai and rain. Swimmers welcome.', translations: {} },
];
const index = prepareSearch(rows, searchedFields('places'));
prepareMore(index);
const saying = (...words: string[]) => [...rowsThatSay(index, words)].map(({ name }) => name).sort();

test.each([
  ['a word of a name', ['hall'], ['Swimming Hall']],
  ['a word of contents', ['pool'], ['Swimming Hall']],
  ['a word of contents in another language', ['तलाव'], ['Swimming Hall']],
  ['words whatever their case', ['GARDEN'], ['Swimming Hall']],
  ['any of several words', ['hall', 'rain'], ['Swimming Hall', 'Tea House']],
  ['what a longer word begins, in names and contents', ['swimm'], ['Swimming Hall', 'Tea House']],
  ['a Devanagari word of four letters by its beginning', ['पोहण'], ['Swimming Hall']],
  ['no Devanagari word by three letters', ['पोह'], []],
  ['no word by four letters that others begin with', ['chai'], ['Tea House']],
  ['no word by its end', ['iming', 'elcome'], []],
  ['nothing for a letter that no word begins with', ['xylophone'], []],
  ['nothing for no word', [], []],
])('the rows that say %s', (_, words, names) => {
  expect(saying(...words)).toEqual(names);
});

test('rows that are not prepared yet are not among them', () => {
  expect([...rowsThatSay(prepareSearch(rows, searchedFields('places')), ['hall'])]).toEqual([]);
});

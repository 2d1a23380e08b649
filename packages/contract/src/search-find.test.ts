import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchedFields } from '#kinds/parts.ts';

import { search } from './search-find.ts';
import { prepareMore, prepareSearch, type SearchRow } from './search-index.ts';
import { nearestNames } from './search-nearest.ts';

interface More extends Partial<SearchRow> {
  readonly alternateNames?: readonly string[];
  readonly content?: string;
}
const row = (name: string, more: More = {}): SearchRow => ({ name, translations: {}, ...more });

function indexed(rows: readonly SearchRow[]) {
  const index = prepareSearch(rows, searchedFields('places'));
  prepareMore(index);
  return index;
}

const region = indexed([
  row('Ane Ghat', { alternateNames: ['Aane pass'] }),
  row('Éagle’s Nest', { content: 'A lodge beside the lake.', translations: { mr: { name: 'गरुडाचे घर', content: 'तळ्याकाठी' } } }),
  row('Hadsar Fort', { translations: { mr: { name: 'हडसर किल्ला' } } }),
  row('Naneghat', { alternateNames: ['Nane Ghat'], translations: { mr: { name: 'नाणेघाट' } } }),
  row('Shivneri Caves', { content: 'Below the fort.', translations: { mr: { name: 'शिवनेरी लेणी' } } }),
  row('Shivneri Fort', { popular: true, translations: { mr: { name: 'शिवनेरी किल्ला', content: 'राजांचे जन्मस्थान' } } }),
]);
const found = (text: string) => search(region, text).map(({ row: { name }, tier }) => `${name}: ${tier}`);

test.each([
  ['naneghat', ['Naneghat: name']],
  ['nane ghat', ['Naneghat: name']],
  ['शिवनेरी किल्ला', ['Shivneri Fort: name', 'Shivneri Caves: kind-left-out']],
  ['shivneri', ['Shivneri Fort: word', 'Shivneri Caves: word']],
  ['hads', ['Hadsar Fort: prefix']],
  ['hadsarfo', ['Hadsar Fort: joined']],
  ['garud', ['Éagle’s Nest: sound-prefix']],
  ['shiwanery', ['Shivneri Fort: sound', 'Shivneri Caves: sound']],
  ['शिवनेरीला', ['Shivneri Fort: inflected', 'Shivneri Caves: inflected']],
  ['shivneri temple', ['Shivneri Fort: kind-left-out', 'Shivneri Caves: kind-left-out']],
  ['ghat', ['Ane Ghat: word', 'Naneghat: word']],
  ['adsar', ['Hadsar Fort: within']],
  ['hadsir', ['Hadsar Fort: half-mistake']],
  ['hadfar', ['Hadsar Fort: mistake']],
  ['lodge by the lake', ['Éagle’s Nest: content']],
  ['जन्मस्थान', ['Shivneri Fort: content']],
  ['eagles nest river', ['Éagle’s Nest: words-left-out']],
  ['eagle river', []],
  ['zzzz', []],
  ['river view', []],
  ['शव', []],
  ['', []],
  ['!', []],
])('a search for "%s" finds %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('rows that may not be listed are not, and leave room for mistakes', () => {
  expect(search(region, 'shivneri', ({ popular }) => Boolean(popular))).toHaveLength(1);
});

test('what is not prepared yet is found by its plain name', () => {
  const index = prepareSearch(region.rows, searchedFields('places'));
  expect(search(index, 'shivneri').map(({ row: { name } }) => name)).toEqual(['Shivneri Fort', 'Shivneri Caves']);
  expect(search(index, 'shiwaneri')).toEqual([]);
  let left = 6;
  expect(prepareMore(index, () => --left === 3)).toBe(false);
  expect(index.prepared).toBe(3);
  expect(prepareMore(index)).toBe(true);
  expect(search(index, 'shiwaneri')).toHaveLength(2);
});

test('the nearest names are offered when nothing was found', () => {
  const nearest = (text: string) => nearestNames([{ table: 'places', index: region }], text, 'search').map(({ row: { name } }) => name);
  expect(nearest('shvnoru').slice(0, 2)).toEqual(['Shivneri Caves', 'Shivneri Fort']);
  expect(nearest('हडपसर टेकडी')).toContain('Hadsar Fort');
  expect(nearest('eagle river')).toEqual(['Éagle’s Nest']);
  expect(nearest('xyzzy')).toEqual([]);
  expect(nearest('')).toEqual([]);
});

const letter = fc.constantFrom(
  ...'abcdefghijklmnopqrstuvwxyzéöñ0123456789',
  ...'अआइईउऊएओकखगघचछजझटडणतदनपफबभमयरलळवशषसह',
  'क़',
  'ढ़',
  'का',
  'कि',
  'की',
  'क्',
  'नं',
  'त्र',
  '०',
  '१',
);
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12, size: 'max' });
const name = fc.array(word, { minLength: 1, maxLength: 4, size: 'max' }).map((words) => words.join(' '));

test('a name finds its own row, first or beside its equals, whatever its case, digits, spaces or form of writing', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 8, size: 'max' }), fc.nat(), (names, at) => {
      const index = indexed(names.map((text) => row(text)));
      const own = index.rows[at % names.length];
      const text = own?.name ?? '';
      for (const typed of [
        text,
        text.toUpperCase(),
        text.normalize('NFD'),
        ` ${text} `,
        text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
      ]) {
        const best = search(index, typed).filter(({ tier }) => tier === 'name');
        expect(best.map((one) => one.row)).toContain(own);
      }
    }),
    { numRuns: process.env.TEST_LONG ? 5_000 : 300 },
  );
});

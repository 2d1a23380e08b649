import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchedFields } from '#kinds/parts.ts';
import type { CatalogueRows } from '#sync/rows.ts';

import { indexOf, prepareInParts } from './kept-index.ts';
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

const region = [
  row('Ane Ghat', { alternateNames: ['Aane pass'] }),
  row('Éagle’s Nest', { content: 'A lodge beside the lake.', translations: { mr: { name: 'गरुडाचे घर', content: 'तळ्याकाठी' } } }),
  row('Hadsar Fort', { translations: { mr: { name: 'हडसर किल्ला' } } }),
  row('Naneghat', { alternateNames: ['Nane Ghat'], translations: { mr: { name: 'नाणेघाट' } } }),
  row('Shivneri Caves', { content: 'Below the fort.', translations: { mr: { name: 'शिवनेरी लेणी' } } }),
  row('Shivneri Fort', { popular: true, translations: { mr: { name: 'शिवनेरी किल्ला', content: 'राजांचे जन्मस्थान' } } }),
];
const found = (text: string) => search(indexed(region), text).map(({ row: { name }, tier }) => `${name}: ${tier}`);

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
  ['ghat', ['Naneghat: word', 'Ane Ghat: word']],
  ['adsar', ['Hadsar Fort: within']],
  ['hadsir', ['Hadsar Fort: half-mistake']],
  ['hadfar', ['Hadsar Fort: mistake']],
  ['lodge by the lake', ['Éagle’s Nest: content-word']],
  ['जन्मस्थान', ['Shivneri Fort: content-word']],
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

const shrines = ['Bhimashankar Caves', 'Bhimashankar Long Deep Caves', 'Bhimashankar Old Temple', 'Upper Bhimashankar'].map((name) =>
  row(name, { alternateNames: name.endsWith('Temple') ? ['Bhimashankar'] : ['Bhimasankar Hill'] }),
);

test('a whole name that sounds so goes before a part of one that is spelled so, and a shorter name before a longer one', () => {
  expect(search(indexed(shrines), 'bhimasankar').map((each) => each.row.name)).toEqual([
    'Bhimashankar Old Temple',
    'Bhimashankar Caves',
    'Upper Bhimashankar',
    'Bhimashankar Long Deep Caves',
  ]);
});

const valley = [
  row('A'),
  row('Kukdeshwar Temple', { content: 'Old stones by the river Kukadi' }),
  row('Lanyadri Gate'),
  row('Lenyadri'),
  row('Marketyard', { popular: true }),
  row('Old Market Street'),
  row('Savarkheda'),
  row('Savarkheda Fort'),
  row('Savarkheda Inn'),
  row('Savarkheda Lake'),
  row('Savirkheda'),
  row('Upper Savarkheda'),
];
const savarkheda = ['Savarkheda', 'Savarkheda Fort', 'Savarkheda Inn', 'Savarkheda Lake', 'Upper Savarkheda'];
const inValley = (text: string) => search(indexed(valley), text).map(({ row: { name }, tier }) => `${name}: ${tier}`);

test.each([
  ['the very name before names that have the word', 'savarkheda', savarkheda.map((name, at) => `${name}: ${at === 0 ? 'name' : 'word'}`)],
  ['no mistake where five sound alike', 'sawarkheda', savarkheda.map((name, at) => `${name}: ${at === 0 ? 'word' : 'sound'}`)],
  ['no mistake where one has the very name', 'savirkheda', ['Savirkheda: name']],
  ['the smaller mistake first', 'savarkhida', [...savarkheda.map((name) => `${name}: half-mistake`), 'Savirkheda: mistake']],
  ['two mistakes in a long word', 'lenyabro', ['Lenyadri: two-mistakes', 'Lanyadri Gate: two-mistakes']],
  ['one mistake in a short word', 'gade', ['Lanyadri Gate: mistake']],
  ['no other consonant in a shorter one', 'olt', []],
  ['another vowel in a shorter one', 'un', ['Savarkheda Inn: half-mistake']],
  ['a letter doubled', 'sttreet', ['Old Market Street: sound']],
  ['a word before its beginning', 'market', ['Old Market Street: word', 'Marketyard: prefix']],
  ['the beginning of a word, and one that resembles it', 'marketyar', ['Marketyard: prefix', 'Old Market Street: two-mistakes']],
  ['two neighbours of a longer name in one', 'oldmarket', ['Old Market Street: joined']],
  ['two neighbours within a longer name in one', 'marketstreet', ['Old Market Street: joined']],
  ['the words of a name in any order', 'street market old', ['Old Market Street: word']],
  ['words that say nothing left out', 'the old of market', ['Old Market Street: word']],
  ['words that say nothing where there are no others', 'by the', ['Kukdeshwar Temple: content-word']],
  ['three letters within a word', 'ket', ['Marketyard: within', 'Old Market Street: within']],
  ['no two letters within a word', 'ke', []],
  ['one letter, of names alone', 'k', ['Kukdeshwar Temple: prefix']],
  ['a name of one letter', 'a', ['A: name']],
  ['no letter of contents', 'r', []],
  ['words of contents by their beginnings', 'riv sto', ['Kukdeshwar Temple: content']],
  ['a kind that is not in the name', 'temple market', ['Marketyard: kind-left-out', 'Old Market Street: kind-left-out']],
  ['a kind alone as any word', 'fort', ['Savarkheda Fort: word']],
  ['no name for two kinds that none has', 'temple fort', []],
  ['two of three words', 'old market bridge', ['Old Market Street: words-left-out']],
  ['three of four words', 'old market street river', ['Old Market Street: words-left-out']],
  ['no name for one of three words', 'old bridge tower', []],
  ['no name for two words in one, of two names', 'lenyadrisavarkheda', []],
])('a search finds %s: "%s"', (_, text, names) => {
  expect(inValley(text)).toEqual(names);
});

const foundIn = (names: readonly string[], text: string, more: readonly SearchRow[] = []) =>
  search(indexed([...names.map((name) => row(name)), ...more]), text).map(({ row: { name }, tier }) => `${name}: ${tier}`);

test('names that have most of the words come before contents that have all', () => {
  const shop = row('Stone Shop', { content: 'Beside the old market bridge' });
  expect(foundIn(['Old Market Street'], 'old market bridge', [shop])).toEqual([
    'Old Market Street: words-left-out',
    'Stone Shop: content-word',
  ]);
});

test('of many words more are better than fewer, and half of them are too few', () => {
  const names = ['Tiger Otter Panda Koala', 'Tiger Otter Panda Koala Lemur'];
  expect(foundIn(names, 'tiger otter panda koala lemur zebra')).toEqual([...names].reverse().map((name) => `${name}: words-left-out`));
  expect(foundIn(['Tiger Otter Lane'], 'tiger otter zebra bison')).toEqual([]);
});

test('two kinds are no name', () => {
  expect(foundIn(['Fort Lake'], 'fort lake bridge')).toEqual([]);
  expect(foundIn(['Bridge Lake'], 'fort lake bridge')).toEqual(['Bridge Lake: kind-left-out']);
});

test('mistakes are looked for unless the very word, or five as good as by sound, are found', () => {
  expect(foundIn(['Old Market Street', 'Markit Gate'], 'market')).toEqual(['Old Market Street: word']);
  const within = ['Bankhed', 'Jankhed', 'Mankhed', 'Pankhed', 'Tankhed'];
  expect(foundIn([...within, 'Khid'], 'khed')).toEqual([...within.map((name) => `${name}: within`), 'Khid: half-mistake']);
});

test('rows that may not be listed are not, and leave room for mistakes', () => {
  expect(search(indexed(region), 'shivneri', ({ popular }) => Boolean(popular))).toHaveLength(1);
});

test('what is not prepared yet is found by its plain name', () => {
  const index = prepareSearch(region, searchedFields('places'));
  expect(search(index, 'shivneri').map(({ row: { name } }) => name)).toEqual(['Shivneri Fort', 'Shivneri Caves']);
  expect(search(index, 'shiwaneri')).toEqual([]);
  let left = 6;
  expect(prepareMore(index, () => --left === 3)).toBe(false);
  expect(index.prepared).toBe(3);
  expect(prepareMore(index)).toBe(true);
  expect(search(index, 'shiwaneri')).toHaveLength(2);
});

test('one who types on finds what was found so far and no more, in whatever order words were asked before', () => {
  const texts = ['savirkhed', 'savurkheda', 'lenyadru', 'savurkheda lenyadru', 'savurkheda', 'lenyadru'];
  const index = indexed(valley);
  for (const text of texts) expect(search(index, text), text).toEqual(search(indexed(valley), text));
  for (let n = 0; n < 50; n += 1) search(index, `qu${n}x`);
  expect(index.guesses.size).toBeLessThanOrEqual(40);
});

test('a server prepares a search row by row, between which others may have their turn', () => {
  const places = Array.from({ length: 101 }, (_, number) => row(`Hill ${number}`));
  const parts = prepareInParts(['places'], { places } as unknown as CatalogueRows);
  parts.next();
  expect(indexOf('places', places, 0).prepared).toBe(1);
  expect([...parts]).toHaveLength(99);
  expect(indexOf('places', places, 0).prepared).toBe(101);
});

test('the nearest names are offered when nothing was found', () => {
  const nearest = (text: string) =>
    nearestNames([{ table: 'places', index: indexed(region) }], text, 'search').map(({ row: { name } }) => name);
  expect(nearest('shvnoru').slice(0, 2)).toEqual(['Shivneri Caves', 'Shivneri Fort']);
  expect(nearest('हडपसर टेकडी')).toContain('Hadsar Fort');
  expect(nearest('eagle river')).toEqual(['Éagle’s Nest']);
  expect(nearest('xyzzy')).toEqual([]);
  expect(nearest('')).toEqual([]);
});

const near = (text: string, of: 'search' | 'address' = 'search') =>
  nearestNames([{ table: 'places', index: indexed(valley) }], text, of).map(({ row: { name } }) => name);

test('no more than three names are offered for a search, and five for an address', () => {
  expect(near('savurkhido')).toEqual(['Savarkheda', 'Savarkheda Fort', 'Savarkheda Inn']);
  expect(near('savurkhido', 'address')).toEqual([...savarkheda.slice(0, 4), 'Savirkheda']);
});

test('a name is near that one cut short, that misses vowels, or of which a word is right', () => {
  expect(near('kukdesh')).toEqual(['Kukdeshwar Temple']);
  expect(near('mrkt')).toEqual(['Old Market Street']);
  expect(near('lenyodru gete')).toEqual(['Lanyadri Gate', 'Lenyadri']);
  expect(near('kukd', 'address')).toEqual(['Kukdeshwar Temple']);
  for (const text of ['ku', 'ba1', 'marbelyord']) expect(near(text, 'address'), text).toEqual([]);
});

test('of two words that are missed, a kind tells less', () => {
  expect(near('savarkhada fort')[0]).toBe('Savarkheda Fort');
  expect(near('savarkheda bridge')).toContain('Savarkheda');
  expect(near('savurkhido fort')).toContain('Savarkheda');
  expect(near('bridge fort')).toEqual(['Savarkheda Fort']);
});

test('of an endless address only the beginning is compared', () => {
  expect(near(`${'q'.repeat(190)} lenyadri`, 'address')).toEqual(['Lenyadri', 'Lanyadri Gate']);
  expect(near(`${'q'.repeat(200)} lenyadri`, 'address')).toEqual([]);
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

import { expect, test } from 'vitest';

import { freeSlug, slugOf } from './new-slug.ts';
import { findByPathName, findBySlug, isPathName, pathName } from './slug.ts';

test.each([
  ['Shivneri Fort', 'shivneri-fort'],
  ['  Shivneri \t Fort\n', 'shivneri-fort'],
  ["Ale, Belhe & Ane's", "ale,-belhe-&-ane's"],
  ['Already-Hyphened Name', 'already-hyphened-name'],
  ['शिवनेरी किल्ला', 'शिवनेरी-किल्ला'],
  ['.', '-'],
  ['..', '-'],
  ['?x', '-x'],
  ['//evil', '-evil'],
  ['\\\\evil', '-evil'],
  ['100% #1 / 2', '100-1-2'],
  ['%61dmin', '-61dmin'],
  ['St. Mary', 'st.-mary'],
  ['Shiv\u200bneri\u2060 Fo\u00adrt\u202e', 'shivneri-fort'],
  ['Cafe\u0301', 'caf\u00e9'],
  ['one\u0085two\vthree', 'one-two-three'],
  ['\u0130'.repeat(120), 'i\u0307'.repeat(95)],
  ['x'.repeat(190), 'x'.repeat(190)],
  ['x'.repeat(191), 'x'.repeat(190)],
  ['Hotel Shivneri (A/C)', 'hotel-shivneri-(a-c'],
  ['Welcome!', 'welcome'],
  ['“Shivneri”', '“shivneri'],
  ['शिवनेरी।', 'शिवनेरी'],
  ['किल्ले', 'किल्ले'],
  ['Fort ❤', 'fort'],
  ['Fort *new*_', 'fort-*new'],
  ['!!!', '-'],
])('the slug of "%s" is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  [[], 'fort'],
  [['fort'], 'fort-2'],
  [['fort', 'fort-2'], 'fort-3'],
  [['fort', 'fort-3'], 'fort-2'],
  [['fort-2'], 'fort'],
])('beside %j a second Fort is %s', (taken, slug) => {
  expect(freeSlug('Fort', new Set(taken))).toBe(slug);
});

const rows = [
  { _id: 'A', name: 'Jivdhan Fort', slug: 'jivdhan-fort', formerSlugs: ['chavand-fort', 'jivdhan'] },
  { _id: 'B', name: 'Chavand Fort', slug: 'chavand-fort', formerSlugs: [] },
  { _id: 'C', name: 'Hadsar', slug: 'hadsar', formerSlugs: [] },
  { _id: 'D', name: 'Hadsar Caves', slug: 'hadsar-caves', formerSlugs: [] },
  { _id: 'E', name: '९ लेणी', slug: '९-लेणी', formerSlugs: [] },
];

test.each([
  ['jivdhan-fort', 'A', 'slug'],
  ['JIVDHAN-Fort', 'A', 'slug'],
  ['jivdhan', 'A', 'formerSlug'],
  // A live slug beats a former one.
  ['chavand-fort', 'B', 'slug'],
  ['C', 'C', 'id'],
  ['chavand-trek', 'B', 'segment'],
  // Two names contain it.
  ['hadsar-trek', undefined, undefined],
  // Fewer than 3 letters.
  ['ji-fort', undefined, undefined],
  ['९-forts', undefined, undefined],
  ['--', undefined, undefined],
  ['', undefined, undefined],
])('the address "%s" means %s by %s', (slug, id, by) => {
  const match = findBySlug(rows, slug);
  expect([match?.row._id, match?.by]).toEqual([id, by]);
});

test('an address that looks like a listing’s leads there, also to one that was stored with marks that no one sees', () => {
  const stored = [
    { _id: 'A', name: 'Café Fort', slug: 'café-fort', formerSlugs: ['thé-fort'] },
    { _id: 'B', name: 'Odd', slug: 'odd\u200b', formerSlugs: [] },
  ];
  for (const [slug, id] of [
    ['cafe\u0301-fort', 'A'],
    ['caf\u00e9\u200b-fort', 'A'],
    ['the\u0301-fort', 'A'],
    ['odd\u200b', 'B'],
  ] as const)
    expect([slug, findBySlug(stored, slug)?.row._id]).toEqual([slug, id]);
});

test('names that look alike are one name', () => {
  for (const name of ['Café', 'Cafe\u0301', 'CAFÉ', 'Ca\u200bfé', '\u202aCafé\u202c', 'Ca\u00adfe\u0301'])
    expect(findByPathName([{ name: 'Café', formerNames: [] }], name)).toBeDefined();
});

test('a name in a path is lower-cased and keeps its blanks, commas and ampersands', () => {
  expect(pathName(' Ale, Belhe & Ane ')).toBe('ale, belhe & ane');
});

test('a category or region is found by its lower-cased name, a live name before a former one', () => {
  const regions = [
    { name: 'Otur', formerNames: ['Ale, Belhe & Ane'] },
    { name: 'Ale, Belhe & Ane', formerNames: [] },
  ];
  expect(findByPathName(regions, 'ale, belhe & ane')).toEqual({ row: regions[1], isFormer: false });
  expect(findByPathName([{ name: 'Forts', formerNames: ['Castles'] }], 'castles')).toMatchObject({
    row: { name: 'Forts' },
    isFormer: true,
  });
  expect(findByPathName(regions, 'nowhere')).toBeUndefined();
});

test.each(['.', '..', ' .. ', '?x', 'a#b', '//evil', '\\evil', '%61dmin'])(
  'no category or region may be called %s, which addresses take for their own',
  (name) => {
    expect(isPathName(name)).toBe(false);
  },
);

test.each(['Dams & Lakes', 'Ale, Belhe & Ane', 'St. Mary', '...and more', 'किल्ले'])('%s is the name of a segment', (name) => {
  expect(isPathName(name)).toBe(true);
});

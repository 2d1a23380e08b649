import { expect, test } from 'vitest';
import { searchedFields } from '#kinds/parts.ts';

import { isBeginning, part, partOf, prepareMore, prepareSearch, rowOf, type SearchRow } from './search-index.ts';

const row = (name: string, more: object = {}): SearchRow => ({ name, translations: {}, ...more });

function indexed(...rows: SearchRow[]) {
  const index = prepareSearch(rows, searchedFields('places'));
  prepareMore(index);
  return index;
}

const partName = (use: number) => Object.entries(part).find(([, number]) => number === partOf(use))?.[0];
const usesIn = (index: ReturnType<typeof indexed>) =>
  Object.fromEntries(
    index.all.map(({ text, uses }) => [text, uses.map((use) => `${rowOf(use)} ${partName(use)}${isBeginning(use) ? ', beginning' : ''}`)]),
  );

test('a name of one word is that word, which begins it', () => {
  expect(usesIn(indexed(row('Naneghat')))).toEqual({ naneghat: ['0 wholeWord, beginning'] });
});

test('a name of two words is also known as one', () => {
  expect(usesIn(indexed(row('Nane Ghat')))).toEqual({
    naneghat: ['0 wholeName'],
    nane: ['0 word, beginning'],
    ghat: ['0 word'],
  });
});

test('of a longer name two neighbours are known as one, too', () => {
  expect(usesIn(indexed(row('Old Stone Bridge')))).toEqual({
    oldstonebridge: ['0 wholeName'],
    old: ['0 word, beginning'],
    oldstone: ['0 neighbours'],
    stone: ['0 word'],
    stonebridge: ['0 neighbours'],
    bridge: ['0 word'],
  });
});

test('what else it is called begins no main name; its name in another language does', () => {
  const translated = { mr: { name: 'नाणेघाट', content: 'घाट' }, hi: undefined };
  expect(usesIn(indexed(row('Naneghat', { alternateNames: ['Nanaghat'], translations: translated })))).toEqual({
    naneghat: ['0 wholeWord, beginning'],
    nanaghat: ['0 wholeWord'],
    नाणेघाट: ['0 wholeWord, beginning'],
  });
});

test('a word of several rows is kept once, with all of them; so is a word that contents say twice', () => {
  const index = indexed(row('Fort', { content: 'Steps. Steep steps.' }), row('Fort', { content: 'Many steps' }));
  expect(usesIn(index)).toEqual({ fort: ['0 wholeWord, beginning', '1 wholeWord, beginning'] });
  expect(index.contents.get('s')?.get('steps')).toEqual([0, 1]);
  expect(index.byLetter.get('f')).toHaveLength(1);
});

test('a row without a letter in its name is in no index', () => {
  expect(indexed(row('!')).all).toEqual([]);
});

test('what was guessed is forgotten only when further rows come', () => {
  const index = prepareSearch([row('Fort'), row('Lake')], searchedFields('places'));
  const guess = () => index.guesses.set('fart', []);
  guess();
  expect(prepareMore(index, () => true)).toBe(false);
  expect(index.guesses.size).toBe(0);
  guess();
  expect(prepareMore(index)).toBe(true);
  expect(index.guesses.size).toBe(0);
  guess();
  expect(prepareMore(index)).toBe(true);
  expect(index.guesses.size).toBe(1);
});

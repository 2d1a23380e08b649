import { expect, test } from 'vitest';

import { wordsOf } from './search-words.ts';

const textsOf = (text: string) => wordsOf(text).sought.map((each) => each.text);

test('each word is sought, and each run of two or three as one', () => {
  expect(textsOf('old market')).toEqual(['old', 'oldmarket', 'market']);
  expect(textsOf(' old  stone bridge ')).toEqual(['old', 'oldstone', 'oldstonebridge', 'stone', 'stonebridge', 'bridge']);
});

test('of more than three words all are sought as one, too; of fewer only with what says nothing', () => {
  expect(textsOf('tiger otter panda koala').filter((text) => text.length > 15)).toEqual(['tigerotterpandakoala']);
  expect(textsOf('house of tea')).toEqual(['house', 'housetea', 'tea', 'houseoftea']);
});

test('words that say nothing are left out, unless there are no others', () => {
  expect(wordsOf('the market near a lake').words).toEqual(['market', 'lake']);
  expect(wordsOf('by the').words).toEqual(['by', 'the']);
  expect(wordsOf(' ').words).toEqual([]);
});

test('what comes after the eighth word is not asked', () => {
  const long = Array.from({ length: 9 }, (_, at) => `word${at}`);
  expect(wordsOf(long.slice(0, 8).join(' ')).words).toHaveLength(8);
  expect(wordsOf(long.join(' ')).words).toEqual(long.slice(0, 8));
});

test('a kind of place may be left out of a name, unless nothing else was asked for', () => {
  expect([...wordsOf('shivneri fort').optional]).toEqual([1]);
  expect([...wordsOf('killa shivneri').optional]).toEqual([0]);
  expect([...wordsOf('fort').optional]).toEqual([]);
});

test.each([
  ['a', 0],
  ['inn', 1],
  ['lake', 2],
  ['market', 2],
  ['markets', 4],
])('in "%s" %i half mistakes are forgiven', (text, mistakes) => {
  expect(wordsOf(text).sought[0]?.mistakes).toBe(mistakes);
});

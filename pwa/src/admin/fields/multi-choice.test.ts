import { expect, test } from 'vitest';

import { choose, optionsLeft } from './multi-choice.ts';

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'c', ['a', 'b', 'c']],
  [['a', 'b', 'c'], 'd', ['a', 'b', 'c']],
  [['a'], 'a', ['a']],
])('of at most 3, %j and then %s is %j', (chosen, more, result) => {
  expect(choose(chosen, more, 3)).toEqual(result);
});

test('what was chosen is no choice any more, and typing narrows the rest', () => {
  const options = ['Shivneri Fort', 'Hadsar Fort', 'Naneghat'].map((label) => ({ value: label, label }));
  const labels = (chosen: string[], typed: string) => optionsLeft(options, chosen, typed).map(({ label }) => label);
  expect(labels(['Hadsar Fort'], ' FORT ')).toEqual(['Shivneri Fort']);
  expect(labels([], 'zoo')).toEqual([]);
});

test('a choice is found by all its names, however they are typed', () => {
  const options = [
    { value: 'fort', label: 'शिवनेरी किल्ला', alsoKnown: ['Shivneri Fort', 'Killa'] },
    { value: 'lake', label: 'तलाव' },
  ];
  for (const typed of ['shivnéri', 'शीवनेरी', 'killa']) expect(optionsLeft(options, [], typed).map(({ value }) => value)).toEqual(['fort']);
  expect(optionsLeft(options, [], '')).toHaveLength(2);
});

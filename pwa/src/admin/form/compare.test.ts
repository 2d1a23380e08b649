import { expect, test } from 'vitest';

import { differences, withTheirs } from './compare.ts';

const base = { name: 'Gate', content: 'Old.', images: ['a'], translations: { mr: { name: 'दार', content: '' } } };

test('what one of two changed is theirs, what both changed is nobody’s, what both made alike is no difference', () => {
  const mine = { ...base, name: 'North Gate', content: 'Mine.', images: ['a', 'b'] };
  const theirs = { ...base, content: 'Theirs.', images: ['a', 'b'], translations: { mr: { name: 'वेस', content: '' } } };
  expect(differences(base, mine, theirs)).toEqual([
    { path: 'name', mine: 'North Gate', theirs: 'Gate', changedBy: 'mine' },
    { path: 'content', mine: 'Mine.', theirs: 'Theirs.', changedBy: undefined },
    { path: 'translations.mr.name', mine: 'दार', theirs: 'वेस', changedBy: 'theirs' },
  ]);
  expect(differences(base, base, base)).toEqual([]);
});

test('what is chosen of theirs is taken, and nothing else', () => {
  const theirs = { ...base, name: 'Arch', content: 'Theirs.', translations: { mr: { name: 'कमान', content: 'नवे' } } };
  const chosen = differences(base, base, theirs).filter(({ path }) => path !== 'content' && path !== 'translations.mr.content');
  expect(withTheirs(base, chosen)).toEqual({ ...base, name: 'Arch', translations: { mr: { name: 'कमान', content: '' } } });
});

import { expect, test } from 'vitest';

import { isText } from './is-text.ts';

test.each([
  ['words', 'shivneri fort', undefined, true],
  ['nothing', '', undefined, false],
  ['what is popular', 'Popular', undefined, false],
  ['a group of Latin letters', 'A-D', undefined, false],
  ['a group of another alphabet', 'क-ङ', undefined, false],
  ['a word that chips of this kind say', 'Veg', 'restaurants', false],
  ['a word that only chips of another kind say', 'Veg', 'places', true],
] as const)('whether a search asks for words: %s', (_, search, kind, is) => {
  expect(isText(search, kind)).toBe(is);
});

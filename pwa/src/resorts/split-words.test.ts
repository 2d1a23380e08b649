import { expect, test } from 'vitest';

import { splitWords } from './split-words.ts';

test.each([
  ['wifi', 'Wifi'],
  ['roomService', 'Room Service'],
  ['airCondition', 'Air Condition'],
  ['breakfastIncluded', 'Breakfast Included'],
])('the amenity %s reads "%s"', (name, words) => {
  expect(splitWords(name)).toBe(words);
});

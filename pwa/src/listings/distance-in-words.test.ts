import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { distanceInWords, lineInWords, straightLineInWords } from './distance-in-words.ts';

afterEach(() => speak('en'));

test.each([
  [4, '0 m'],
  [5, '10 m'],
  [994, '990 m'],
  [995, '1.0 km'],
  [20_049, '20.0 km'],
  [1_234_000, '1,234.0 km'],
])('%d metres are said as %s', (metres, words) => {
  expect(distanceInWords(metres)).toBe(words);
});

test('a line says how far and where to, in each language as people of it say it', () => {
  const line = { metres: 3210, bearing: 40 };
  expect(lineInWords(line)).toBe('3.2 km north-east');
  expect(straightLineInWords(line)).toBe('3.2 km north-east, straight line');
  expect(lineInWords({ metres: 4, bearing: 40 })).toBe('0 m');
  expect(lineInWords({ metres: 5, bearing: 40 })).toBe('10 m north-east');
  speak('mr');
  expect(straightLineInWords(line)).toBe('ईशान्येला 3.2 किमी, सरळ रेषेत');
  speak('hi');
  expect(lineInWords(line)).toBe('उत्तर-पूर्व में 3.2 किमी');
});

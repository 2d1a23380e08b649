import fc from 'fast-check';
import { expect, test } from 'vitest';

import { previewOf, previewSource } from './preview.ts';

test.each([
  [0, 0, false],
  [50, 50, false],
  [51, 51, true],
  [70, 70, true],
  [71, 70, true],
  [5_000, 70, true],
])('of %i letters %i are shown', (length, shown, ellipsis) => {
  expect(previewOf('x'.repeat(length))).toBe('x'.repeat(shown) + (ellipsis ? '…' : ''));
});

test.each(['क्षि', 'न्नी', '👩‍🌾', 'é'])('no letter is cut apart: %s', (letter) => {
  expect(previewOf(letter.repeat(50))).toBe(letter.repeat(50));
  expect(previewOf(letter.repeat(71))).toBe(`${letter.repeat(70)}…`);
});

test('letters are those of the Unicode rules, in plain English as in texts with marks, pairs and joiners', () => {
  const rules = new Intl.Segmenter('mr', { granularity: 'grapheme' });
  const letter = fc.oneof(
    fc.constantFrom('a', 'é', 'e\u0301', '–', '…', '’', '©', '\n', '\r\n', '\u00ad', 'न्नी', '👩‍🌾', '🇮🇳', '\u200d'),
    fc.integer({ min: 0x20, max: 0x2ff }).map((code) => String.fromCharCode(code)),
    fc.integer({ min: 0x2010, max: 0x2027 }).map((code) => String.fromCharCode(code)),
  );
  const plain = fc.array(fc.constantFrom('a', 'é', ' ', '–', '…', '\n', '’'), { minLength: 45, maxLength: 75 });
  const texts = fc.tuple(plain, fc.array(letter, { maxLength: 30 })).map(([begin, rest]) => [...begin, ...rest].join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const letters = Array.from(rules.segment(text), ({ segment }) => segment);
      expect(previewSource(text)).toBe(letters.slice(0, 71).join(''));
      expect(previewOf(text)).toBe(letters.length <= 50 ? text : `${letters.slice(0, 70).join('')}…`);
    }),
  );
});

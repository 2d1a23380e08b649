import fc from 'fast-check';
import { expect, test } from 'vitest';

import { normalise } from './search-normalise.ts';

const runs = process.env.TEST_LONG ? 20_000 : 1_000;

test.each([
  ['Café ÉTÉ', 'cafe ete'],
  ['  Fort—of   Stone! ', 'fort of stone'],
  ['N.H. 61', 'n h 61'],
  ['Nana’s Thumb', 'nanas thumb'],
  ['STRASSE', normalise('Straße')],
  // Other vowel signs stay: they are letters, not accents.
  ['शव', 'शव'],
  ['शीवनेरी', normalise('शिवनेरि')],
  ['हरिश्चन्द्रगढ़', normalise('हरिश्चंद्रगढ')],
  ['चावण्ड', normalise('चावंड')],
  ['गाँव', normalise('गांव')],
  ['वर्\u200dहाडी', normalise('वऱ्हाडी')],
  ['६१', '61'],
  ['૬૧', '61'],
  ['हॉटेल', normalise('होटेल')],
])('"%s" is compared as "%s"', (text, compared) => {
  expect(normalise(text)).toBe(compared);
});

test('शव is not शिव', () => {
  expect(normalise('शव')).not.toBe(normalise('शिव'));
});

test('what is normalised stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 40, size: 'max' }), devanagari), (text) => {
      const once = normalise(text);
      expect(normalise(once)).toBe(once);
    }),
    { numRuns: runs },
  );
});

const devanagari = fc.string({
  unit: fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code)),
  maxLength: 40,
  size: 'max',
});
const otherScripts = fc.string({
  unit: fc.integer({ min: 0x980, max: 0xd7f }).map((code) => String.fromCodePoint(code)),
  maxLength: 40,
  size: 'max',
});
const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCodePoint(code)),
  maxLength: 40,
  size: 'max',
});

test('a name is compared alike whatever its case, digits, joiners or form of writing', () => {
  fc.assert(
    fc.property(fc.oneof(latin, devanagari, otherScripts), (name) => {
      const same = normalise(name);
      expect(normalise(name.toUpperCase())).toBe(same);
      expect(normalise(name.toLowerCase())).toBe(same);
      expect(normalise(name.normalize('NFD'))).toBe(same);
      expect(normalise(name.normalize('NFC'))).toBe(same);
      expect(normalise(name.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x966 + Number(digit))))).toBe(same);
      expect(normalise([...name].join('\u200d'))).toBe(same);
    }),
    { numRuns: runs },
  );
});

test.each(['શિવનેરી', 'ಶಿವನೇರಿ', 'శివనేరి', 'ശിവനേരി', 'ଶିଵନେରୀ'])('%s is compared as it is written in Devanagari', (name) => {
  expect(normalise(name)).toBe(normalise('शिवनेरी'));
});

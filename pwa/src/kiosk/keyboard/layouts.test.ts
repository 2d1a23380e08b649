import { type Language, languageFacts, languages, type Script } from '@helpdesk/contract/languages';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { address } from '@helpdesk/site/address';
import { donors } from '@helpdesk/site/donors';
import { governingBody, team } from '@helpdesk/site/people';
import { site } from '@helpdesk/site/site';
import { welcome } from '@helpdesk/site/welcome';
import { messagesOf, textsOf } from '@helpdesk/words/testing/catalogues';
import { describe, expect, test } from 'vitest';
import { emailKeys, keyMarks, keysOf, type Layout, numberPad, phonePad, rowsOf, symbols, type TextLayout, textLayouts } from './layouts.ts';

const typedOn = (...layouts: Layout[]) =>
  new Set(
    [' ', '\n', ...layouts.flatMap((layout) => [false, true].flatMap((shift) => rowsOf(layout, shift).flat()))].filter(
      (key) => !(key in keyMarks),
    ),
  );

/** Whether a text comes about by pressing one key after the other, as Unicode sees it. */
const isTypable = (text: string, keys: ReadonlySet<string>) => [...text.normalize('NFC')].every((letter) => keys.has(letter));

/** Every text below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ofSite = [
  site.name,
  site.shortName,
  site.nameTail,
  address,
  welcome,
  ...[...governingBody, ...team, ...donors].map(({ name }) => name),
];

/** All that the product says and shows in a language: messages without their variables, names of the site, rows of the region. */
function allTexts(language: Language): string[] {
  const rows = Object.values(sampleRegion).flat();
  const ofRows = rows.flatMap((row) => ('translations' in row && language !== 'en' ? textsIn(row.translations[language]) : textsIn(row)));
  const messages = [...messagesOf(language).values()].flatMap(textsOf).map((text) => text.replace(/\{\w+\}/g, ''));
  return [...messages, ...ofSite.flatMap((text) => text[language]), ...ofRows];
}

/** Signs of the back-office and of files, which no visitor types. */
const notTyped = new Set('×→←©|<>{}[]\\^~`≥≤°²\u00a0\u200b\u2009');
const lettersOf = (texts: string[]) => [...new Set(texts.join('').normalize('NFC'))].filter((letter) => !notTyped.has(letter));

const layoutsFor: Record<Script, TextLayout[]> = { Latin: ['latin'], Devanagari: ['alphabet', 'phonetic'] };

describe.each(languages)('in %s', (language) => {
  const letters = lettersOf(allTexts(language));
  const { script } = languageFacts[language];

  test('every letter of all texts can be typed', () => {
    expect(letters.length).toBeGreaterThan(60);
    const keys = typedOn(...Object.values(textLayouts), symbols);
    expect(letters.filter((letter) => !isTypable(letter, keys))).toEqual([]);
  });

  test.each(layoutsFor[script])('and each of its own script on the %s layout alone', (name) => {
    const own = letters.filter((letter) => new RegExp(`(?=[\\p{L}\\p{M}])\\p{Script_Extensions=${script}}`, 'u').test(letter));
    expect(own.length).toBeGreaterThan(45);
    expect(own.filter((letter) => !isTypable(letter, typedOn(textLayouts[name])))).toEqual([]);
  });
});

test('no layout has a key twice, and Shift leaves as many keys', () => {
  for (const layout of [...Object.values(textLayouts), symbols, phonePad, numberPad]) {
    for (const shift of [false, true]) {
      const keys = rowsOf(layout, shift).flat();
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
      expect(rowsOf(layout, shift).map((row) => row.length)).toEqual(rowsOf(layout, false).map((row) => row.length));
    }
  }
});

test('each vowel of the alphabet stands over its sign', () => {
  const [vowels = [], signs = []] = rowsOf(textLayouts.alphabet, false);
  expect(signs).toHaveLength(vowels.length);
  // The independent vowels and their signs lie in the same order in Unicode; the first takes the sign that has no vowel.
  const inOrder = (keys: string[]) => keys.slice(1).sort();
  expect(inOrder(vowels).map((vowel) => signs[vowels.indexOf(vowel)])).toEqual(expect.arrayContaining(inOrder(signs)));
});

test('Latin letters beside phonetic keys stand for as many keys', () => {
  const { latin, rows } = textLayouts.phonetic;
  expect(latin.map((row) => keysOf(row).length)).toEqual(rows.map((row) => keysOf(row).length));
});

test('an email address needs no second layout', () => {
  const keys = new Set([...typedOn(textLayouts.latin), ...keysOf(emailKeys)]);
  expect(isTypable('asha_k.more-2@example.org', keys)).toBe(true);
});

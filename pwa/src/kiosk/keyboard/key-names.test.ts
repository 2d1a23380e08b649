import { languages } from '@helpdesk/contract/languages';
import { speak } from '@helpdesk/words/language';
import { afterAll, expect, test } from 'vitest';
import { keyName } from './key-names.ts';
import { emailKeys, keyMarks, keysOf, numberPad, phonePad, rowsOf, symbols, textLayouts } from './layouts.ts';

afterAll(() => speak('en'));

const keys = [
  ' ',
  ...keysOf(emailKeys),
  ...[...Object.values(textLayouts), symbols, phonePad, numberPad].flatMap((layout) =>
    [false, true].flatMap((shift) => rowsOf(layout, shift).flat()),
  ),
].filter((key) => !(key in keyMarks));

const said = (types: string) => {
  const { words, letter } = keyName(types);
  return words ? words(letter) : letter;
};

test.each(languages)('in %s each key has a name that can be heard: a letter, a digit or words', (language) => {
  speak(language);
  expect(new Set(keys).size).toBeGreaterThan(150);
  expect(keys.filter((key) => !/^[\p{L}\p{N}]/u.test(said(key)))).toEqual([]);
});

test.each(languages)('in %s no two keys have the same name', (language) => {
  speak(language);
  const names = [...new Set(keys)].map(said);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

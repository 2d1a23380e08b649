import { languages } from '@helpdesk/contract/languages';
import { describe, expect, test } from 'vitest';

import { messagesOf, textsOf } from './testing/catalogues.ts';
import { avoidedWords, notAllowedIn, termsOf } from './testing/glossary.ts';

const thingsOf = (language: string) => termsOf(language).map(({ thing }) => thing);

/** A language may have words besides, which English need not be told. */
const shared = (language: string) => thingsOf(language).filter((thing) => thingsOf('en').includes(thing));

describe.each(languages)('the glossary in %s', (language) => {
  const notAllowed = notAllowedIn(language);

  test('names at least forty things, all that English names, each once', () => {
    expect(thingsOf('en').length).toBeGreaterThanOrEqual(40);
    expect(shared(language)).toEqual(thingsOf('en'));
    expect(new Set(thingsOf(language)).size).toBe(thingsOf(language).length);
    for (const { thing, written } of termsOf(language)) expect(written, thing).not.toBe('');
  });

  test('says of some things what they are not called, and never what they are called', () => {
    const not = termsOf(language).flatMap((term) => term.not);
    expect(not.length).toBeGreaterThanOrEqual(15);
    expect(not).toEqual([...new Set(not)]);
    for (const { written } of termsOf(language)) expect(notAllowed(written), written).toEqual([]);
  });

  test('is kept by every message', () => {
    const found = [...messagesOf(language)]
      .map(([key, message]) => [key, ...new Set(textsOf(message).flatMap(notAllowed))])
      .filter(([, ...not]) => not.length > 0);
    expect(found).toEqual([]);
  });
});

describe('English words to avoid', () => {
  const english = [...messagesOf('en')];

  test('are said by no message that the table does not except', () => {
    const found = english.flatMap(([key, message]) =>
      avoidedWords()
        .filter(({ says, exceptions }) => textsOf(message).some(says) && !exceptions.some((exception) => exception.test(key)))
        .map(({ word }) => [key, word]),
    );
    expect(found).toEqual([]);
  });

  test('are excepted only where a message needs it', () => {
    const exceptions = avoidedWords().flatMap(({ says, exceptions }) => exceptions.map((exception) => ({ says, exception })));
    expect(exceptions.length).toBeGreaterThan(0);
    for (const { says, exception } of exceptions)
      expect(
        english.filter(([key, message]) => exception.test(key) && textsOf(message).some(says)),
        exception.source,
      ).not.toEqual([]);
  });

  test('are read from the table, with their exceptions', () => {
    const text = '## Words to avoid\n\n| Avoid | Say | Why | Except |\n|---|---|---|---|\n| fetch…, anew | load | old | admin_…_failed |\n';
    const [fetch, anew, ...others] = avoidedWords(text);
    expect([fetch?.word, anew?.word, others]).toEqual(['fetch…', 'anew', []]);
    expect([fetch?.says('Fetching it'), fetch?.says('Prefetch')]).toEqual([true, false]);
    expect(['admin_ads_failed', 'admin_failed', 'x'].map((key) => fetch?.exceptions[0]?.test(key))).toEqual([true, false, false]);
    expect(avoidedWords().length).toBeGreaterThanOrEqual(15);
  });
});

test('a language without a section, and a section without rows, have no words', () => {
  expect(termsOf('gu')).toEqual([]);
  expect(termsOf('gu', '## Gujarati (gu)\n\n| Thing | Written | Not |\n|---|---|---|\n')).toEqual([]);
  const text =
    '## Gujarati (gu)\n\n| Thing | Written | Not |\n|---|---|---|\n| page | પાનું | પેજ…, પૃષ્ઠ |\n\n## Tamil (ta)\n\n| Thing | Written | Not |\n|---|---|---|\n';
  expect(termsOf('gu', text)).toEqual([{ thing: 'page', written: 'પાનું', not: ['પેજ…', 'પૃષ્ઠ'] }]);
  expect(termsOf('ta', text)).toEqual([]);
});

test.each([
  ['mr', 'जागा सेव करा', ['सेव']],
  ['mr', 'सेवा सेव्ह करा', []],
  ['mr', 'छायाचित्रे पाहा', ['छायाचित्र…']],
  ['mr', 'तुझ्या आणि तुमच्यासोबत', ['तुझ…', 'तुमच…']],
  ['mr', 'रेखाचित्र: रेखाचित्रे', []],
  ['hi', 'नक्शे का लिंक', ['का लिंक']],
  ['hi', 'नक्शे की लिंक', []],
  ['en', 'E-mails to {backoffice}', ['e-mail…']],
])('in %s “%s” says %j, which it should not', (language, text, words) => {
  expect(notAllowedIn(language)(text)).toEqual(words);
});

test.each([
  ['mr', '{day} पर्यंत', ['postpositions join what they follow']],
  ['mr', '2019 पासून', ['postpositions join what they follow']],
  ['mr', '“{name}” चे फोटो', ['postpositions join what they follow']],
  ['mr', '{day}पर्यंत, 8 MB पेक्षा, {name} चाचणी', []],
  ['mr', 'येते।', ['sentences end in a full stop']],
  ['mr', 'फ़ोन', ['there are no dots below']],
  ['mr', 'टप\u0930\u093c्या', []],
  ['mr', '२१', ['digits are 0 to 9']],
  ['hi', 'यह है.', ['sentences end in a danda, without a space before it']],
  ['hi', '{name}. फिर', ['sentences end in a danda, without a space before it']],
  ['hi', 'यह है ।', ['sentences end in a danda, without a space before it']],
  ['hi', 'डॉ. गिब्सन के 4.5 किमी... सेव हो रहा है...', []],
  ['hi', 'फ़ोन', ['the dot below is written in ड़ and ढ़ only']],
  ['hi', '\u095eोन', ['the dot below is written in ड़ and ढ़ only']],
  ['hi', 'बड़ा ढूँढ़ें', []],
  ['hi', '{day}तक', ['postpositions stand apart']],
  ['hi', '{when} को भेजा', ['after a time stands no को']],
  ['hi', '{day} को बंद', []],
  ['mr', '{when} रोजी पाठवले', ['after a time stands no रोजी']],
  ['hi', 'खास – पसंद - जगह', ['between words stands an en dash']],
  ['en', "history's", ['quotation marks are “ ” and the apostrophe is ’']],
  ['en', '‘Share’', ['quotation marks are “ ” and the apostrophe is ’']],
  ['en', 'Saving…', ['what goes on has three dots']],
  ['en', 'You can’t', ['there are no contractions']],
  ['en', '“Share” the helpdesk’s link...', []],
])('in %s “%s” is written against %j', (language, text, rules) => {
  expect(notAllowedIn(language)(text)).toEqual(rules);
});

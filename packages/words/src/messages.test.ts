import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageFacts, languages, translationLanguages } from '@helpdesk/contract/languages';
import { describe, expect, test } from 'vitest';

import { type Message, messagesOf, textsOf } from './testing/catalogues.ts';

const english = messagesOf('en');
const catalogues = translationLanguages.map((language) => ({ language, messages: messagesOf(language) }));

const variable = /\{(\w+)\}/g;
const variablesIn = (message: Message | undefined) =>
  new Set(textsOf(message).flatMap((text) => [...text.matchAll(variable)].map(([, name]) => name)));

/** What a message counts, without the texts. */
const shapeOf = (message: Message | undefined) => typeof message === 'object' && message.map(({ match: _, ...rest }) => rest);

/** The forms that a message which counts has in a language. */
const formsIn = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `countPlural=${category}`);

/** The messages that have other plural forms than their language. */
const otherForms = (language: string, messages: ReadonlyMap<string, Message>) =>
  [...messages]
    .filter(([, message]) => typeof message === 'object')
    .filter(([, message]) => {
      const forms = typeof message === 'object' ? message.flatMap(({ match }) => Object.keys(match)) : [];
      return forms.sort().join() !== formsIn(language).sort().join();
    })
    .map(([key]) => key);

/** Formats of files and what stands in them, units and names, which are written in Latin letters in every language. */
const latin = new Set([
  'PDF',
  'CSV',
  'ETag',
  'Google',
  'Maps',
  'Apple',
  'OpenStreetMap',
  'Wikidata',
  'Q',
  'xlsx',
  'xls',
  'Excel',
  'LibreOffice',
  'Workbook',
  'Unicode',
  'Text',
  'JSON',
  'JPEG',
  'PNG',
  'jpg',
  'jpeg',
  'png',
  'SSL',
  'MB',
  'kB',
  'https',
  'lang',
  'UPI',
  'UTR',
  'WhatsApp',
  'QR',
  'HEIC',
  'UTF',
  'id',
  'yes',
  'no',
]);

/** The messages with a text in which `isWrong` finds something. */
const wrongIn = (messages: ReadonlyMap<string, Message>, isWrong: (text: string) => boolean) =>
  [...messages].filter(([, message]) => textsOf(message).some(isWrong)).map(([key]) => key);

test('each language of the product has a catalogue, and no other has', () => {
  const catalogued = readdirSync(join(import.meta.dirname, '../messages')).map((name) => name.replace('.json', ''));
  expect(catalogued.sort()).toEqual([...languages].sort());
});

test('a message that counts has the plural forms of its language, be they others than in English', () => {
  const count = (...categories: string[]) =>
    new Map([
      ['count', [{ declarations: [], selectors: [], match: Object.fromEntries(categories.map((each) => [`countPlural=${each}`, each])) }]],
    ]);
  expect(otherForms('en', english)).toEqual([]);
  expect(otherForms('en', count('one', 'few', 'other'))).toEqual(['count']);
  expect(otherForms('pl', count('one', 'other'))).toEqual(['count']);
  expect(otherForms('pl', count('one', 'few', 'many', 'other'))).toEqual([]);
  expect(otherForms('ar', count('zero', 'one', 'two', 'few', 'many', 'other'))).toEqual([]);
});

describe.each(catalogues)('the messages in $language', ({ language, messages }) => {
  test('are those of English, each and no other', () => {
    expect(new Set(messages.keys())).toEqual(new Set(english.keys()));
  });

  test('take the same variables as in English', () => {
    for (const [key, message] of messages) expect(variablesIn(message), key).toEqual(variablesIn(english.get(key)));
  });

  test('count the same as in English', () => {
    for (const [key, message] of messages) expect(shapeOf(message), key).toEqual(shapeOf(english.get(key)));
  });

  test('have all plural forms of the language, and no other', () => {
    expect(otherForms(language, messages)).toEqual([]);
  });

  test('are never empty', () => {
    expect(wrongIn(messages, (text) => text.trim() === '')).toEqual([]);
  });

  test.skipIf(languageFacts[language].script === 'Latin')('hold no Latin words but formats and names', () => {
    const isForeign = (text: string) => (text.replace(variable, '').match(/\p{Script=Latin}+/gu) ?? []).some((word) => !latin.has(word));
    expect(wrongIn(messages, isForeign)).toEqual([]);
  });

  test('use Latin digits', () => {
    expect(wrongIn(messages, (text) => /[०-९]/.test(text))).toEqual([]);
  });

  test('are spelled in one form of Unicode, without joiners and doubled spaces', () => {
    expect(wrongIn(messages, (text) => text !== text.normalize('NFC'))).toEqual([]);
    expect(wrongIn(messages, (text) => /[\u200c\u200d]/.test(text))).toEqual([]);
    expect(wrongIn(messages, (text) => / {2}|^ | $/.test(text))).toEqual([]);
  });
});

test('each message is said somewhere, by its key or by a template that its key begins with', () => {
  const root = join(import.meta.dirname, '../../..');
  const sources = ['api/src', 'pwa/src', 'pwa/build', 'packages/contract/src', 'packages/site/src', 'packages/words/src'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('generated'))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const text = sources.join('\n');
  const named = new Set(text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g));
  const templates = [...text.matchAll(/`([a-z]+(?:_[a-z]+)*_)\$\{/g)].map(([, beginning = '']) => beginning);
  const silent = [...english.keys()].filter((key) => !named.has(key) && !templates.some((beginning) => key.startsWith(beginning)));
  expect(silent).toEqual([]);
});

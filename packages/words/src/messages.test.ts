import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Variant {
  readonly declarations: readonly string[];
  readonly selectors: readonly string[];
  readonly match: Readonly<Record<string, string>>;
}

const messagesOf = (language: string) => {
  const file = readFileSync(join(import.meta.dirname, '../messages', `${language}.json`), 'utf8');
  const { $schema, ...messages } = JSON.parse(file) as Record<string, string | readonly Variant[]>;
  return new Map(Object.entries(messages));
};

const english = messagesOf('en');
const languages = ['mr', 'hi'].map((language) => ({ language, messages: messagesOf(language) }));

/** Every text of a message: one, or one for each plural form. */
const textsOf = (message: string | readonly Variant[] = []): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

const variable = /\{(\w+)\}/g;
const variablesIn = (message: string | readonly Variant[] | undefined) =>
  new Set(textsOf(message).flatMap((text) => [...text.matchAll(variable)].map(([, name]) => name)));

/** The declarations and the forms, without the texts. */
const shapeOf = (message: string | readonly Variant[] | undefined) =>
  typeof message === 'object' && message.map(({ match, ...rest }) => ({ ...rest, forms: Object.keys(match) }));

/** Formats of files, units and names that are written in Latin letters in every language. */
const latin = new Set([
  'PDF',
  'CSV',
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
  'WhatsApp',
  'QR',
  'HEIC',
  'iPhone',
]);

/** The messages with a text in which `isWrong` finds something. */
const wrongIn = (messages: ReadonlyMap<string, string | readonly Variant[]>, isWrong: (text: string) => boolean) =>
  [...messages].filter(([, message]) => textsOf(message).some(isWrong)).map(([key]) => key);

describe.each(languages)('the messages in $language', ({ language, messages }) => {
  test('are those of English, each and no other', () => {
    expect(new Set(messages.keys())).toEqual(new Set(english.keys()));
  });

  test('take the same variables as in English', () => {
    for (const [key, message] of messages) expect(variablesIn(message), key).toEqual(variablesIn(english.get(key)));
  });

  test('have the same plural forms as in English, which are all that the language has', () => {
    for (const [key, message] of messages) expect(shapeOf(message), key).toEqual(shapeOf(english.get(key)));
    expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories).toEqual(['one', 'other']);
  });

  test('are never empty', () => {
    expect(wrongIn(messages, (text) => text.trim() === '')).toEqual([]);
  });

  test('hold no Latin words but formats and names', () => {
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

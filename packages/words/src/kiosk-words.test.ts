import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { answerInstead, m } from './messages.ts';
import { messagesOf, textsOf } from './testing/catalogues.ts';
import { speaksOfPhone } from './testing/phone-words.ts';

const groups: Readonly<Record<string, string[]>> = JSON.parse(readFileSync(join(import.meta.dirname, '../groups.json'), 'utf8'));
const beginning = 'kiosk_says_';
const english = messagesOf('en');
const isOf = (key: string, ...names: readonly string[]) => names.some((name) => key === name || key.startsWith(`${name}_`));

const inGroups = (...names: readonly string[]) => names.flatMap((name) => groups[name] ?? []);

/** Messages of screens that a kiosk does not show. */
const elsewhere = [...inGroups('office', 'office_fields', 'server', 'file', 'embed'), 'form'];
/** One text for all devices, about all of them. */
const ofPolicies = inGroups('policies', 'dataset');
/** Its own; those with “your phone” are about the one that reads its code. */
const ownWords = inGroups('kiosk');

/** Messages of screens that a kiosk shows, which speak of the phone where it does not show them; why not. */
const leftOut: readonly (readonly [keys: readonly string[], why: string])[] = [
  [['book_saved', 'contact_saved', 'requests_saved'], 'what waits is said by kiosk_waits'],
  [['detail_on_phone', 'copy', 'guide', 'status', 'pictures', 'offer', 'menu_install'], 'nothing is said of an own copy'],
  [['book_whatsapp', 'requests_whatsapp', 'help_where_sms', 'upi_open'], 'links of a phone’s apps are not shown'],
  [['enquiry_remembers', 'requests_remembered', 'saved_private', 'saved_empty_text'], 'nothing is kept for the next visit'],
];
const leftOutKeys = leftOut.flatMap(([keys]) => keys);

const speaking = [...english.keys()]
  .filter((key) => !isOf(key, ...elsewhere, ...ofPolicies, ...ownWords))
  .filter((key) =>
    languages.some((language) => textsOf(messagesOf(language).get(key)).some((text) => speaksOfPhone[language]?.test(text))),
  );

test('what speaks of the reader’s phone, a new tab, SMS or a website has other words on a kiosk', () => {
  expect(speaking.length).toBeGreaterThan(20);
  expect(speaking.filter((key) => !isOf(key, ...leftOutKeys) && !english.has(beginning + key))).toEqual([]);
});

test('is left out of a kiosk only where something of it speaks so', () => {
  for (const key of leftOutKeys)
    expect(
      speaking.some((each) => isOf(each, key)),
      key,
    ).toBe(true);
});

test('the words of a kiosk stand in the place of a message, name what it names, and do not speak so themselves', () => {
  const own = [...english.keys()].filter((key) => key.startsWith(beginning));
  expect(own.length).toBeGreaterThan(15);
  const named = (key: string) => textsOf(english.get(key)).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  for (const key of own) {
    expect(english.has(key.slice(beginning.length)), key).toBe(true);
    expect(named(key), key).toEqual(named(key.slice(beginning.length)));
    for (const language of languages)
      expect(
        textsOf(messagesOf(language).get(key)).filter((text) => speaksOfPhone[language]?.test(text)),
        `${language} ${key}`,
      ).toEqual([]);
  }
});

test('a kiosk says them, and any other device the messages themselves', () => {
  expect([m.link_new_tab(), m.ui_close()]).toEqual(['opens in a new tab', 'Close']);
  answerInstead((key) => beginning + key);
  expect([m.link_new_tab(), m.footer_new_tab({ what: 'Photos' }), m.ui_close()]).toEqual([
    'shows a code to scan',
    'Photos, shows a code to scan',
    'Close',
  ]);
  answerInstead((key) => key);
  expect(m.link_new_tab()).toBe('opens in a new tab');
});

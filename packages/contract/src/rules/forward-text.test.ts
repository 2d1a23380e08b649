import { expect, test } from 'vitest';

import { fillForwardText, unknownPlaceholders } from './forward-text.ts';

const values = {
  reference: '482-7153',
  stay: 'Dhuke Valley',
  contact: '',
  name: 'Asha Gore',
  phone: '+919876543210',
  days: '',
  guests: '4',
  language: 'Marathi',
};

test('what a booking says is filled in, as often as it is named', () => {
  expect(fillForwardText('{reference}: {name} asks for {stay} ({reference})', values)).toBe(
    '482-7153: Asha Gore asks for Dhuke Valley (482-7153)',
  );
});

test('a line that names only what is not known is left out; beside what is known a dash stands for it', () => {
  expect(fillForwardText('Namaste {contact},\n\nDays: {days}\n{days}, {guests} guests\nThank you', values)).toBe('–, 4 guests\nThank you');
});

test('what a visitor wrote in braces is not filled in again', () => {
  expect(fillForwardText('{name}', { ...values, name: '{phone} $& {name}' })).toBe('{phone} $& {name}');
});

test.each([
  ['{reference} {stay} {contact} {name} {phone} {days} {guests} {language}', []],
  ['{refrence} and {Name} and {refrence}', ['{refrence}', '{Name}']],
  ['{ name }', ['{ name }']],
  ['{}', ['{}']],
  ['{name', ['{']],
  ['name}', ['}']],
  ['{{name}}', ['{', '}']],
  ['{email}', ['{email}']],
])('of %j nothing can be filled in for %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});

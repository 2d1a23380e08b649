import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { phone } from '#fields.ts';

test.each([
  ['9876543210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['(098765)-43210', '+919876543210'],
  ['98765–43210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  // Stays as typed: the demo numbers are impossible on purpose.
  ['+910000010001', '+910000010001'],
  ['+1 (202) 555-0100', '+12025550100'],
  // Typed with a keyboard for Marathi or Gujarati.
  ['९८७६५४३२१०', '+919876543210'],
  ['+९१ ९८७६५ ४३२१०', '+919876543210'],
  ['૦૯૮૭૬૫ ૪૩૨૧૦', '+919876543210'],
  // As it is dialled from India to another country, and with the 0 that is not dialled from abroad.
  ['00919876543210', '+919876543210'],
  ['0044 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0044 (0) 20 7946 0018', '+442079460018'],
  ['(0)98765 43210', '+919876543210'],
  ['+91 098765 43210', '+919876543210'],
  // A number with a country code and no plus, and a short one.
  ['919876543210', '919876543210'],
  ['12', '12'],
  // An emergency number is stored and dialled as it is.
  ['112', '112'],
  [' 1 0 8 ', '108'],
  ['  020 2567 1234 ', '+912025671234'],
])('"%s" is stored as %s', (typed, stored) => {
  expect(z.parse(phone('form_phone_required'), typed)).toBe(stored);
});

test('the most digits of a number are 15', () => {
  expect(z.parse(phone('form_phone_required'), '123456789012345')).toBe('123456789012345');
});

test.each([
  ['', 'form_phone_required'],
  ['   ', 'form_phone_required'],
  ['0', 'error_contact_number'],
  ['+', 'error_contact_number'],
  ['+0123456789', 'error_contact_number'],
  ['0000010001', 'error_contact_number'],
  ['1', 'error_contact_number'],
  ['1234567890123456', 'error_phone_too_long'],
  ['+1234567890123456', 'error_phone_too_long'],
  ['98765x43210', 'error_contact_number'],
  ['+91+98765', 'error_contact_number'],
  ['1'.repeat(41), 'error_phone_too_long'],
  [`${' '.repeat(20)}9 8${' '.repeat(39)}7`, 'error_phone_too_long'],
])('"%s" is refused: %s', (typed, message) => {
  expect(z.safeParse(phone('form_phone_required'), typed).error?.issues[0]?.message).toBe(message);
});

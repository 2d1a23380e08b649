import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { personPhone, phone } from '#fields.ts';
import { phoneInWords } from './phone-in-words.ts';

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
  // A country code without its plus, as spreadsheets leave it.
  ['919876543210', '+919876543210'],
  ['91-98765 43210', '+919876543210'],
  ['0919876543210', '+919876543210'],
  ['9.1987654321E+11', '+919876543210'],
  ['9.19876543210E+11', '+919876543210'],
  ['919876543210.0', '+919876543210'],
  ["'+919876543210", '+919876543210'],
  ['’9876543210', '+919876543210'],
  ['442079460018', '442079460018'],
  // Marks that no one sees, in a number that was copied.
  ['\u202A+91 98765 43210\u202C', '+919876543210'],
  ['\u2066+91\u00A098765\u00A043210\u2069', '+919876543210'],
  ['98\u200B765\u00AD4\u20603\u200E2\uFEFF10', '+919876543210'],
  ['98765\t43210', '+919876543210'],
  // Every dash, dot, slash and bracket.
  ['+91\u2212982\u2212001\u22121122', '+919820011122'],
  ['98765\u201143210', '+919876543210'],
  ['98765—43210', '+919876543210'],
  ['98765.43210', '+919876543210'],
  ['98765·43210', '+919876543210'],
  ['98765/43210', '+919876543210'],
  ['[+91] {98765} 43210', '+919876543210'],
  ['（+91）98765－43210', '+919876543210'],
  ['＋９１ ９８７６５ ４３２１０', '+919876543210'],
  ['+91 [0] 98765 43210', '+919876543210'],
  // Digits of every script of India, Arabic and Persian ones.
  ['೯೮೭೬೫೪೩೨೧೦', '+919876543210'],
  ['౯౮౭౬౫౪౩౨౧౦', '+919876543210'],
  ['௯௮௭௬௫௪௩௨௧௦', '+919876543210'],
  ['৯৮৭৬৫৪৩২১০', '+919876543210'],
  ['੯੮੭੬੫੪੩੨੧੦', '+919876543210'],
  ['୯୮୭୬୫୪୩୨୧୦', '+919876543210'],
  ['൯൮൭൬൫൪൩൨൧൦', '+919876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '+919876543210'],
  ['۹۸۷۶۵۴۳۲۱۰', '+919876543210'],
  // As links and cards write it.
  ['tel:+91-98765-43210', '+919876543210'],
  ['TEL://9876543210', '+919876543210'],
  ['Mob. 98765 43210', '+919876543210'],
  ['Ph: 98765 43210', '+919876543210'],
  ['Phone No. 98765 43210', '+919876543210'],
  ['मो. ९८७६५ ४३२१०', '+919876543210'],
  // An extension is not dialled with the number.
  ['98765 43210 ext 5', '+919876543210'],
  ['98765 43210 extn. 512', '+919876543210'],
  ['98765 43210 Extension: 5', '+919876543210'],
  ['98765 43210 x5', '+919876543210'],
  ['98765 43210 (x 5)', '+919876543210'],
  ['tel:+919876543210;ext=5', '+919876543210'],
  ['98765 43210 #5', '+919876543210'],
  // Toll-free numbers and short codes stay as they are dialled.
  ['1800 11 1363', '1800111363'],
  ['1800-111-363', '1800111363'],
  ['1800 209 1363', '18002091363'],
  ['1860 266 1363', '18602661363'],
  ['१८०० ११ १३६३', '1800111363'],
  ['01800 11 1363', '1800111363'],
  ['1363', '1363'],
  ['1077', '1077'],
  ['tel:1363', '1363'],
  ['155260', '155260'],
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
  ['98765 43210 / 98765 43211', 'error_phone_several'],
  ['98765/43210/98765/43211', 'error_phone_several'],
  ['9876543210, 9876543211', 'error_phone_several'],
  ['9876543210;9876543211', 'error_phone_several'],
  ['9876543210 9876543211', 'error_phone_several'],
  ['98765432109876543211', 'error_phone_several'],
  ['+919876543210+919876543211', 'error_phone_several'],
  ['+91 98765 43210, +91 98765 43211, +91 98765 43212', 'error_phone_several'],
  ['98765 43210 or 98765 43211', 'error_phone_several'],
  ['98765 43210 किंवा 98765 43211', 'error_phone_several'],
  ['98765 43210 / 11', 'error_phone_several'],
  ['98765 43210\n98765 43211', 'error_phone_several'],
  ['02132-222333 / 222334', 'error_phone_several'],
  ['1800 11 1363 / 1363', 'error_phone_several'],
  ['108 / 112', 'error_phone_several'],
  ['9.19877E+11', 'error_contact_number'],
  ['*123#', 'error_contact_number'],
  ['1'.repeat(41), 'error_phone_too_long'],
  [`${' '.repeat(20)}9 8${' '.repeat(39)}7`, 'error_phone_too_long'],
])('"%s" is refused: %s', (typed, message) => {
  expect(z.safeParse(phone('form_phone_required'), typed).error?.issues[0]?.message).toBe(message);
});

test.each(['112', '1363', '155260', '1800 11 1363', '18002091363'])('“%s” is no number at which a visitor is called back', (typed) => {
  expect(z.safeParse(personPhone, typed).error?.issues[0]?.message).toBe('error_phone_person');
});

test.each(['1234567', '98765 43210', '+6834123'])('“%s” may be one', (typed) => {
  expect(z.safeParse(personPhone, typed).success).toBe(true);
});

test.each([
  ['+919876543210', '+91 98765 43210'],
  ['1800111363', '1800 11 1363'],
  ['18002091363', '1800 209 1363'],
  ['1363', '1363'],
  ['+442079460018', '+442079460018'],
])('%s is read out as %s', (stored, shown) => {
  expect(phoneInWords(stored)).toBe(shown);
});

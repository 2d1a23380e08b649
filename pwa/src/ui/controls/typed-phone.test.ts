import { expect, test } from 'vitest';

import { readablePhone } from './readable-phone.ts';
import { typedPhone } from './typed-phone.ts';

const inIndia = (shown: string) => typedPhone({ shown, callingCode: '91', read: '+91000' });

test('what starts with a plus stays as it was typed, also where no such number can exist', () => {
  expect(inIndia('+91 00000 10001')).toBe('+910000010001');
  expect(inIndia('+44 20 7946 0018')).toBe('+442079460018');
});

test('ten digits, with or without the trunk 0, are a number of India', () => {
  expect(inIndia('98220 00000')).toBe('+919822000000');
  expect(inIndia('098220 00000')).toBe('+919822000000');
});

test('a demo number keeps its zeros when India is chosen beside it', () => {
  expect(inIndia('00000 10001')).toBe('+910000010001');
});

test('what the library reads counts for other countries, whose prefixes it knows', () => {
  expect(typedPhone({ shown: '020 7946 0018', callingCode: '44', read: '+442079460018' })).toBe('+442079460018');
});

test('digits of a Marathi or Gujarati keyboard are digits', () => {
  expect(inIndia('९८२२० ०००००')).toBe('+919822000000');
  expect(inIndia('+९१ ९८२२० ०००००')).toBe('+919822000000');
  expect(inIndia('૦૯૮૨૨૦ ૦૦૦૦૦')).toBe('+919822000000');
});

test('a number as it is dialled to another country is one of that country, whatever is chosen beside it', () => {
  expect(inIndia('0091 98220 00000')).toBe('+919822000000');
  expect(inIndia('0044 20 7946 0018')).toBe('+442079460018');
  expect(typedPhone({ shown: '0091 98220 00000', callingCode: '44', read: '+44009198220' })).toBe('+919822000000');
});

test('the country code of India typed beside itself is not doubled', () => {
  expect(inIndia('91 98220 00000')).toBe('+919822000000');
});

test('toll-free numbers and short codes stay as they are dialled, whatever is chosen beside them', () => {
  expect(inIndia('1800 11 1363')).toBe('1800111363');
  expect(inIndia('1363')).toBe('1363');
});

test.each([
  ['९८२२० ०', '98220 0'],
  ['98220 00000 ext 5', '9822000000'],
  ['tel:+91-98220-00000;ext=5', '+919822000000'],
  ['\u202A+91 98220 00000\u202C', '+919822000000'],
  ['98220−00000', '9822000000'],
  ["'98220 00000", '9822000000'],
  ['98220 00000, 98220 00001', '98220 00000, 98220 00001'],
  ['009', '+9'],
  ['००९१ ९८२२०', '+9198220'],
  ['+44 (0)20 7946', '+44207946'],
  ['(0)98220', '(0)98220'],
  ['00000 10001', '00000 10001'],
  ['098220', '098220'],
])('"%s" is handed to the library as "%s"', (typed, readable) => {
  expect(readablePhone(typed)).toBe(readable);
});

test('an empty field is no number, whatever the country', () => {
  expect(inIndia('')).toBe('');
  expect(typedPhone({ shown: '', callingCode: '44' })).toBe('');
});

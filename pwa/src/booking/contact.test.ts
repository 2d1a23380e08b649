import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import { expect, test } from 'vitest';

import { callLink, whatsappLink } from './contact.ts';

test('a number is called with its country and written to without the plus', () => {
  expect(callLink('+910000010001')).toBe('tel:+910000010001');
  expect(whatsappLink('+910000010001')).toBe('https://wa.me/910000010001');
  expect(whatsappLink('+91 00000 10001', 'A & B')).toBe('https://wa.me/910000010001?text=A%20%26%20B');
  expect(callLink('9822000000')).toBe('tel:+919822000000');
  expect(callLink('1800111363')).toBe('tel:1800111363');
  expect(callLink('1363')).toBe('tel:1363');
  expect(whatsappLink('1800111363')).toBeUndefined();
});

test('an Indian number is shown in two halves, others as they are', () => {
  expect(phoneInWords('+910000010001')).toBe('+91 00000 10001');
  expect(phoneInWords('+442079460018')).toBe('+442079460018');
});

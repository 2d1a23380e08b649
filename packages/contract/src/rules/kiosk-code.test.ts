import { expect, test } from 'vitest';

import { bareKioskCode, barePin, kioskCodeLetters, kioskCodePattern, pinPattern, spelledKioskCode } from './kiosk-code.ts';

test('no letter of a code is taken for another', () => {
  expect(new Set(kioskCodeLetters).size).toBe(32);
  expect(kioskCodeLetters).not.toMatch(/[01IOa-z]/);
});

test.each([
  ['ABCD2345', true],
  ['abcd-2345', true],
  [' abcd 2345 ', true],
  ['abcd२३४५', true],
  ['ABCD234', false],
  ['ABCD23456', false],
  ['ABCD2340', false],
  ['ABCD234I', false],
  ['', false],
])('"%s" is a code: %s', (typed, isCode) => {
  expect(kioskCodePattern.test(bareKioskCode(typed))).toBe(isCode);
});

test('a code that is read out is the code that is typed', () => {
  expect(spelledKioskCode('ABCD2345')).toBe('ABCD-2345');
  expect(bareKioskCode(spelledKioskCode('ABCD2345'))).toBe('ABCD2345');
});

test.each([
  ['123', false],
  ['1234', true],
  ['12345678', true],
  ['123456789', false],
  [' ०१२३ ', true],
  ['12 34', false],
  ['abcd', false],
])('"%s" is a PIN: %s', (typed, isPin) => {
  expect(pinPattern.test(barePin(typed))).toBe(isPin);
});

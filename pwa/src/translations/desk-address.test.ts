import { expect, test } from 'vitest';

import { readDeskAddress } from './desk-address.ts';

test('an address of the desk opens what it says', () => {
  const address = { table: 'ads', language: 'hi', needs: 'outdated', search: 'jeep', offset: 100, row: 'a-1' };
  expect(readDeskAddress(address)).toEqual(address);
  expect(readDeskAddress({ row: 12 }).row).toBe('12');
});

test('what it does not know is passed over', () => {
  const nothing = { table: undefined, language: undefined, needs: undefined, search: undefined, offset: undefined, row: undefined };
  expect(readDeskAddress({ table: 'people', language: 'en', needs: 'x', search: 3, offset: -1, row: {} })).toEqual(nothing);
  expect(readDeskAddress({ offset: 'many', search: '' })).toEqual(nothing);
});

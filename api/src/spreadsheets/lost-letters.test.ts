import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { codePages, lossIn } from './lost-letters.ts';

/** What Excel writes as “CSV (Comma delimited)”: one question mark for each letter that the code page lacks. */
const inAnsi = (text: string): string => text.replace(/[\u0100-\uFFFF]/g, '?');
/** What a spreadsheet shows that takes UTF-8 for a code page. */
const readAs = (codePage: keyof typeof codePages, text: string): string =>
  [...Buffer.from(text)].map((byte) => (byte < 128 ? String.fromCharCode(byte) : codePages[codePage][byte - 128])).join('');

const devanagari = fc
  .array(fc.constantFrom(...'जुन्नरकिल्लाशिवनेरीमंदिरलेणीरस्ता'), { minLength: 2, maxLength: 40 })
  .map((letters) => letters.join(''));

describe.each(['mr', 'hi'] as const)('in a column of %s', (language) => {
  test('a text whose letters became question marks is seen, known before or new', () => {
    fc.assert(
      fc.property(devanagari, fc.boolean(), (text, isNew) => {
        expect(lossIn(inAnsi(text), isNew ? '' : text, language)).toEqual({ of: 'letters' });
      }),
    );
  });

  test('a text that was read in another code page is seen, and what it was is told', () => {
    fc.assert(
      fc.property(devanagari, fc.constantFrom('windows', 'mac'), (text, codePage) => {
        expect(lossIn(readAs(codePage, text), '', language)).toEqual({ of: 'encoding', was: text });
      }),
    );
  });

  test('Devanagari is never taken for a loss, with whatever question marks', () => {
    fc.assert(
      fc.property(devanagari, fc.constantFrom('', '?', ' ???', '?!'), (text, end) => {
        expect(lossIn(text + end, '', language)).toBeUndefined();
      }),
    );
  });

  test.each(['Open on Sundays?', 'Really??', 'BSNL', 'ATM (?)', '', '12–14'])('%j passes, though no letter of it is Devanagari', (text) => {
    expect(lossIn(text, 'जुन्नर', language)).toBeUndefined();
  });

  test.each(['?', '????? 2 ??', '????????, ????? ?????? BSNL'])('%j does not', (text) => {
    expect(lossIn(text, '', language)).toEqual({ of: 'letters' });
  });
});

describe('in a column of English', () => {
  test.each([
    ['Open on Sundays?', 'Open on Sundays.'],
    ['What? When?? Ask there!', ''],
    ['Café Shivneri', ''],
    ['CAFÉ»', ''],
    ['₹50 – 100', ''],
    ['Naïve “quotes” — and dashes', ''],
  ])('%j passes', (text, before) => {
    expect(lossIn(text, before, 'en')).toBeUndefined();
  });

  test('one lost sign is seen by what stood there before', () => {
    expect(lossIn('Entry ?50 a head', 'Entry ₹50 a head', 'en')).toEqual({ of: 'letters' });
    expect(lossIn('Entry ?50 a head', 'Entry 50 a head', 'en')).toBeUndefined();
    expect(lossIn('Since 2026 the entry ?50 is due', 'The entry ₹50 a head', 'en')).toEqual({ of: 'letters' });
    expect(lossIn('The fort’s gate: open? Ask!', 'The fort’s gate', 'en')).toBeUndefined();
    expect(lossIn('Fort ?? of rock', 'Fort 🏰 of rock', 'en')).toEqual({ of: 'letters' });
  });

  test('what had no letters but question marks is seen', () => {
    expect(lossIn('????????', '', 'en')).toEqual({ of: 'letters' });
  });

  test.each([
    ['CafÃ©', 'Café'],
    ['the fortâ€™s gate', 'the fort’s gate'],
    ['Entry â‚¹50', 'Entry ₹50'],
    ['the fort‚Äôs gate', 'the fort’s gate'],
  ])('%j was %j', (text, was) => {
    expect(lossIn(text, '', 'en')).toEqual({ of: 'encoding', was });
  });

  test('letters that another code page lacks leave a beginning that is seen', () => {
    expect(lossIn('à¤œà¥?à¤¨', '', 'en')).toEqual({ of: 'encoding', was: '' });
  });
});

test('a text of the longest cell is compared in as many steps as it has letters, not in their square', () => {
  const long = 'a₹b '.repeat(8_000);
  const split = vi.spyOn(String.prototype, 'split');
  expect(lossIn(`x${long.replaceAll('₹', '?')}y`, long, 'en')).toEqual({ of: 'letters' });
  expect(lossIn('a_b '.repeat(8_000), 'a_b '.repeat(7_999), 'en')).toBeUndefined();
  expect(split.mock.calls.length).toBeLessThan(10);
  split.mockRestore();
});

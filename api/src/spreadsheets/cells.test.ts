import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dayIn, guarded, joined, numberIn, split, unguarded, yesOrNoIn } from './cells.ts';

test('any text comes back out of its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100, size: 'max' }), (text) => {
      expect(unguarded(guarded(text))).toBe(text);
    }),
  );
});

test.each(['=1+1', '+919876543210', '-2', '@SUM(A1)', ' =1', '＝1', "'tis", '007', '1-2', '1/2', '1e5', 'TRUE', 'May 5', '12 mar'])(
  '%j stands in its cell so that no spreadsheet calculates with it',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
  },
);

test.each(['Shivneri Fort', 'जुन्नर', '12 km from Junnar', 'Mayureshwar', 'a = b', ''])('%j stands in its cell as it is', (text) => {
  expect(guarded(text)).toBe(text);
});

test('any list of texts comes back out of its cell, with bars and backslashes in them', () => {
  const text = fc.oneof(fc.string({ maxLength: 20, size: 'max' }), fc.stringMatching(/^[a|\\ ]{0,9}$/)).map((each) => each.trim());
  fc.assert(
    fc.property(fc.array(text, { maxLength: 10, size: 'max' }), (texts) => {
      // A list of one empty text is written as an empty one is: nothing.
      expect(split(joined(texts))).toEqual(texts.length === 1 && texts[0] === '' ? [] : texts);
    }),
  );
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['21-11-26', '2026-11-21'],
  ['5.3.2026', '2026-03-05'],
  ['२१/११/२०२६', '2026-11-21'],
  ['3/5/2026', '2026-03-05'],
  ['11/21/2026', undefined],
  ['2026-02-30', undefined],
  ['30/02/2026', undefined],
  ['tomorrow', undefined],
])('with 5 March 2026 there, a spreadsheet that shows %s means %s', (cell, day) => {
  expect(dayIn(cell, '2026-03-05')).toBe(day);
});

test.each([
  ['19.2', 19.2],
  ['19,2', 19.2],
  ['-3', -3],
  ['१९,२', 19.2],
  ['1e5', undefined],
  ['north', undefined],
])('%s is the number %s', (cell, number) => {
  expect(numberIn(cell)).toBe(number);
});

test.each([
  ['yes', true],
  ['TRUE', true],
  ['No', false],
  ['', false],
  ['maybe', undefined],
])('%j is %s', (cell, value) => {
  expect(yesOrNoIn(cell)).toBe(value);
});

test.each([
  ['Open daily;=1+1', "Open daily;'=1+1"],
  ['a; @SUM(A1)', "a; '@SUM(A1)"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\t-1', "a\t'-1"],
  ['\t=1', "'\t'=1"],
  ["a;'=1", "a;''=1"],
  ["Rock 'n' roll; 'tis loud", "Rock 'n' roll; 'tis loud"],
  ['Fort; temple, 2-3 hours', 'Fort; temple, 2-3 hours'],
])('%j stands in a cell as %j, in which no spreadsheet sees a formula of another cell', (text, cell) => {
  expect(guarded(text)).toBe(cell);
  expect(unguarded(cell)).toBe(text);
});

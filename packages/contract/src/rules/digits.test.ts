import { expect, test } from 'vitest';

import { latinDigits } from './digits.ts';
import { visibleText } from './visible-text.ts';

const zeros = '०૦೦০੦୦௦౦൦෦᱐꯰٠۰０𝟎𝟘𞅀';

test.each([...zeros])('the ten digits from %s are read as Latin ones', (zero) => {
  const digits = Array.from({ length: 10 }, (_, at) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + at));
  expect(latinDigits(digits.join(''))).toBe('0123456789');
});

test('what is no digit stays: Latin digits, letters and the signs beside the digits', () => {
  expect(latinDigits('+91 (२०) 25 किल्ला। ॰ ૱ ② ½')).toBe('+91 (20) 25 किल्ला। ॰ ૱ ② ½');
});

test('marks that no one sees are dropped, and tabs and line breaks are blanks', () => {
  const marks =
    '\u00AD\u034F\u061C\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFE0F\uFEFF\0';
  expect(visibleText([...marks].join('9'))).toBe('9'.repeat(marks.length - 1));
  expect(visibleText('98\t20\r\n')).toBe('98 20  ');
  expect(visibleText('डाटा, é, 👍')).toBe('डाटा, é, 👍');
});

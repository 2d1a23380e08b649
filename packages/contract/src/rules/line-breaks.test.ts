import { expect, test } from 'vitest';

import { textInputs } from '#testing/text-inputs.ts';
import { withLineBreaks } from './line-breaks.ts';

const breaks = ['\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

test.each(breaks)('a line break that is written as %j is one like any other', (written) => {
  expect(withLineBreaks(`one${written}two`)).toBe('one\ntwo');
});

test('two line breaks stay two, and no other letter changes', () => {
  expect(withLineBreaks('a\r\rb\v\vc\n\r\nd\te f\u00a0g क्\u200dष')).toBe('a\n\nb\n\nc\n\nd\te f\u00a0g क्\u200dष');
});

/** What no one writes as a text: ids, secrets and codes, members of sets, what the server named; and `texts`, which its row's own fields read. */
const isNoText =
  /(?:[iI]ds?|[aA]ssigned(?:To)?|category|[sS]lugs?|password|current|token|code|plan|choices|build|epoch|noticeVersion|website|bookingCTAText|stillRight|searches text|texts)$/;
const inputs = textInputs().filter(({ at, takes }) => !at.startsWith('GET ') && takes('one two') && !isNoText.test(at));

test('no text that a call takes keeps a soft line break, and none of its words are glued', () => {
  expect(inputs.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'POST /book-place message',
      'POST /add-notice content',
      'PUT /update-enquiry/{id} note',
      'POST /add-tourist-place facts',
    ]),
  );
  for (const { at, read } of inputs)
    for (const written of breaks) expect([at, read(`one${written}two`)]).toEqual([at, expect.stringMatching(/^one[ \n]two$/)]);
});

test('every text that a call takes is stored with whole letters, as one that a Mac has taken apart is', () => {
  for (const { at, read } of inputs)
    expect([at, read('cafe\u0301 दुर्ग \u0958')]).toEqual([at, expect.stringMatching(/^caf\u00e9 दुर्ग \u0915\u093c$/)]);
});

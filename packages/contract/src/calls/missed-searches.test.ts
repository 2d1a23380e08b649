import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedText, missedSearchCalls } from './missed-searches.ts';

test.each([
  ['Shivneri  Palace ', 'shivneri palace'],
  ['पॅराग्लायडिंग', 'पॅराग्लायडिंग'],
  ['घाट', 'घाट'],
  ['zoo', 'zoo'],
  ['nh 60', undefined],
  ['zo', undefined],
  ['1630', undefined],
  ['plot 12345', 'plot 12345'],
  ['plot 123456', undefined],
  ['call 98220 12345', undefined],
  ['फोन ९८२२०१', undefined],
  ['asha@example.in', undefined],
  ['asha @ example', undefined],
  ['asha＠example.in', undefined],
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), undefined],
])('the search "%s" is counted as %s', (typed, counted) => {
  expect(countedText(typed)).toBe(counted);
});

test('what is counted is counted under the same text again, and fits the wire', () => {
  const { body } = missedSearchCalls.report;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90, size: 'max' }), (typed) => {
      const counted = countedText(typed);
      if (counted === undefined) return;
      expect(countedText(counted)).toBe(counted);
      expect(body.safeParse({ searches: [{ text: counted, count: 1 }] }).success).toBe(true);
    }),
  );
});

test.each([
  [0, false],
  [1, true],
  [20, true],
  [21, false],
])('a report of %i searches: %s', (size, accepted) => {
  const searches = Array.from({ length: size }, (_, at) => ({ text: `fort ${at}`, count: 1 }));
  expect(missedSearchCalls.report.body.safeParse({ searches }).success).toBe(accepted);
});

test.each([{ count: 0 }, { count: 21 }, { count: 1.5 }, { text: '' }, { text: 'a'.repeat(81) }, { phone: 'x' }])(
  'a report with %o is refused',
  (change) => {
    expect(missedSearchCalls.report.body.safeParse({ searches: [{ text: 'fort', count: 1, ...change }] }).success).toBe(false);
  },
);

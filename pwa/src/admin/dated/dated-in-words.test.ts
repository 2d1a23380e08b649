import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { datedInWords, isShownNow } from './dated-in-words.ts';

afterEach(() => speak('en'));

const ad = { startDate: '2026-11-24', endDate: '2026-12-03' };

test.each([
  ['2026-11-19', 'Starts in 5 days, on 24 November 2026'],
  ['2026-11-23', 'Starts tomorrow, on 24 November 2026'],
  ['2026-11-24', 'Runs until 3 December 2026'],
  ['2026-12-03', 'Runs until today'],
  ['2026-12-04', 'Ended on 3 December 2026'],
])('on %s it says: %s', (day, words) => {
  expect(datedInWords(ad, day, 'en')).toBe(words);
});

test('what is not published is shown on no day, and what is published on its days alone', () => {
  expect(['2026-11-23', '2026-11-24', '2026-12-04'].map((day) => isShownNow(ad, day))).toEqual([false, true, false]);
  expect(isShownNow({ ...ad, unpublished: true }, '2026-11-24')).toBe(false);
});

test('and so in Marathi', () => {
  speak('mr');
  expect(datedInWords(ad, '2026-11-24', 'mr')).toBe('3 डिसेंबर 2026पर्यंत दिसेल');
});

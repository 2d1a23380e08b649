import { readHours } from '@helpdesk/contract/opening/hours-text';
import { openingAt } from '@helpdesk/contract/opening/opening';
import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { openingInWords } from './opening-in-words.ts';

afterEach(() => speak('en'));

// 22 November 2026 is a Sunday.
const now = { day: '2026-11-22', time: '12:00' };
const said = (hours: string) => {
  const { look, text } = openingInWords(openingAt(readHours(hours) ?? { seasons: [], closedOn: [] }, now), now);
  return `${look}: ${text.replaceAll('\u00a0', ' ')}`;
};

test.each([
  ['Mo-Su 09:00-18:00', 'open: Open now, until 6 pm'],
  ['Mo-Su 00:00-24:00', 'open: Always open'],
  ['Mo-Su 16:30-18:00', 'later: Opens at 4:30 pm'],
  ['Mo-Su 09:00-11:00', 'later: Opens tomorrow at 9 am'],
  ['Sa 09:00-11:00', 'later: Opens on Saturday at 9 am'],
  ['Su 09:00-11:00', 'closed: Closed until 28 Nov'],
  ['12-01..12-31 Mo-Su 09:00-18:00', 'closed: Closed until 30 Nov'],
  ['Mo-Su off', 'closed: Closed'],
])('with hours of %s a Sunday at noon is %s', (hours, words) => {
  expect(said(hours)).toBe(words);
});

test('the line is said in the language of the page', async () => {
  speak('mr');
  expect(said('Mo-Su 09:00-18:00')).toBe('open: आता उघडे, 18:00पर्यंत');
  speak('hi');
  expect(said('Su 09:00-11:00')).toBe('closed: 28 नवंबर तक बंद');
});

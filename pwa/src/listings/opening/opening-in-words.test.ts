import { readHours } from '@helpdesk/contract/opening/hours-text';
import { openingOf } from '@helpdesk/contract/opening/listing-opening';
import type { Restricting } from '@helpdesk/contract/opening/restriction';
import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { openingInWords } from './opening-in-words.ts';

afterEach(() => speak('en'));

// 22 November 2026 is a Sunday.
const now = { day: '2026-11-22', time: '12:00' };
const said = (hours: string, restrictions: readonly Restricting[] = []) => {
  const { look, text } = openingInWords(openingOf({ hours: readHours(hours) ?? null }, restrictions, now), now);
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
  ['Mo-Su 10:00-02:00', 'open: Open now, until 2 am'],
  ['Su 00:00-24:00; Mo 00:00-18:00', 'open: Open now, until Monday, 6 pm'],
])('with hours of %s a Sunday at noon is %s', (hours, words) => {
  expect(said(hours)).toBe(words);
});

test('the line is said in the language of the page', async () => {
  speak('mr');
  expect(said('Mo-Su 09:00-18:00')).toBe('open: आता उघडे, संध्याकाळी 6पर्यंत');
  speak('hi');
  expect(said('Su 09:00-11:00')).toBe('closed: 28 नवंबर तक बंद');
});

test.each([
  ['closed', 'closed: Closed until 30 Nov'],
  ['danger', 'warned: Do not go. Warning until 30 Nov'],
] as const)('what a notice of kind %s says goes before the hours', (kind, words) => {
  expect(said('Mo-Su 09:00-18:00', [{ kind, startDate: '2026-11-22', endDate: '2026-11-30' }])).toBe(words);
});

test('nothing opens on a day of which a notice keeps people away', () => {
  const tomorrow = { kind: 'closed', startDate: '2026-11-23', endDate: '2026-11-24' } as const;
  expect(said('Mo-Su 09:00-11:00', [tomorrow])).toBe('later: Opens on Wednesday at 9 am');
  expect(said('Mo-Su 09:00-18:00', [tomorrow])).toBe('open: Open now, until 6 pm');
  expect(said('Mo-Su 00:00-24:00', [tomorrow])).toBe('open: Open now, until 12 am');
});

test('nobody knows when what does not say its hours is open', () => {
  const unknown = () => openingInWords(openingOf({ hours: null }, [], now), now);
  expect(unknown()).toEqual({ look: 'unknown', text: 'Hours not known' });
});

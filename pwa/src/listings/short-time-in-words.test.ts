import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { shortDayInWords, timeInWords, weekdayInWords } from './short-time-in-words.ts';

test.each([
  ['00:00', '12 am'],
  ['09:05', '9:05 am'],
  ['12:00', '12 pm'],
  ['18:00', '6 pm'],
  ['24:00', '12 am'],
])('a time of day, %s, is said as %s, and by 24 hours in other languages than English', (time, words) => {
  expect(timeInWords(time, 'en').replace('\u00a0', ' ')).toBe(words);
  for (const language of languages) if (language !== 'en') expect(timeInWords(time, language)).toBe(time);
});

test('a row of a list says a day in short, and what opens within the week says which day that is', () => {
  expect(languages.map((language) => shortDayInWords('2026-11-30', language))).toEqual(['30 Nov', '30 नोव्हें', '30 नव॰']);
  expect(languages.map((language) => weekdayInWords('2026-11-30', language))).toEqual(['Monday', 'सोमवार', 'सोमवार']);
});

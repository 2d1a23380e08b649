import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { shortDayInWords, weekdayInWords } from './short-time-in-words.ts';

test('a row of a list says a day in short, and what opens within the week says which day that is', () => {
  const said = (today: string) => languages.map((language) => shortDayInWords('2026-11-30', today, language));
  expect(said('2026-11-23')).toEqual(['30 Nov', '30 नोव्हेंबर', '30 नवंबर']);
  expect(said('2025-12-30')).toEqual(['30 Nov 2026', '30 नोव्हेंबर 2026', '30 नवंबर 2026']);
  expect(languages.map((language) => weekdayInWords('2026-11-30', language))).toEqual(['Monday', 'सोमवार', 'सोमवार']);
});

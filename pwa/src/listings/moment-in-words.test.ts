import { languages } from '@helpdesk/contract/languages';
import { speak } from '@helpdesk/words/language';
import { expect, test } from 'vitest';

import { momentInWords } from './moment-in-words.ts';

const inEachLanguage = (say: () => string): string[] => {
  const said = languages.map((language) => {
    speak(language);
    return say().replaceAll('\u00a0', ' ');
  });
  speak('en');
  return said;
};

test('a moment is said as people of each language do, the month spelled out, by the clocks of the region', () => {
  expect(inEachLanguage(() => momentInWords('2026-11-18T08:35:00Z'))).toEqual([
    '18 November 2026, 2:05 pm',
    '18 नोव्हेंबर 2026, दुपारी 2:05',
    '18 नवंबर 2026, दोपहर 2:05 बजे',
  ]);
  expect(inEachLanguage(() => momentInWords('2026-11-18T18:40:00Z'))).toEqual([
    '19 November 2026, 12:10 am',
    '19 नोव्हेंबर 2026, रात्री 12:10',
    '19 नवंबर 2026, रात 12:10 बजे',
  ]);
});

import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { dayInWords } from './day-in-words.ts';
import { momentInWords } from './moment-in-words.ts';

test('a day and a moment are written as people of each language do, the month spelled out, by the clocks of the region', () => {
  expect(dayInWords('2026-11-18', 'en')).toBe('18 November 2026');
  expect(momentInWords('2026-11-18T08:35:00Z', 'en')).toMatch(/^18 November 2026, 2:05\spm$/);
  expect(momentInWords('2026-11-18T08:35:00Z', 'mr')).toBe('18 नोव्हेंबर 2026, 14:05');
  expect(momentInWords('2026-11-18T18:40:00Z', 'hi')).toBe('19 नवंबर 2026, 00:10');
});

test('digits are Latin in every language, and letters only in English', () => {
  for (const language of languages) {
    const written = momentInWords('2026-11-18T08:35:00Z', language);
    expect(written, language).toMatch(/18.*2026/);
    expect(/[a-z]/i.test(written), language).toBe(language === 'en');
  }
});

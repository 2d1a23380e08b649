import { type Language, languageFacts } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';

import { dateInWords } from './day-in-words.ts';

/** A moment, '2026-11-18T08:35:00Z', by the clocks of the region: 18 November 2026, 2:05 pm. Marathi and Hindi have no short am and pm of their own: 14:05. */
export function momentInWords(moment: string, language: Language): string {
  const at = new Date(moment);
  const time = new Intl.DateTimeFormat(languageFacts[language].locale, {
    timeStyle: 'short',
    timeZone: site.timeZone,
    hourCycle: language === 'en' ? 'h12' : 'h23',
  });
  // Asked for both at once, Intl puts words between and after them, which fit no sentence of ours: “18 नोव्हेंबर, 2026 रोजी 14:05 वाजता”.
  return `${dateInWords(at, language, site.timeZone)}, ${time.format(at)}`;
}

import { type Language, languageFacts } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';

/** A day, '2026-11-18', as people of a language write it: 18 Nov 2026. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** A moment, '2026-11-18T08:35:00Z', by the clocks of the region: 18 Nov 2026, 2:05 pm. Marathi and Hindi have no short am and pm of their own: 14:05. */
export const momentInWords = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.timeZone,
    hourCycle: language === 'en' ? 'h12' : 'h23',
  }).format(new Date(moment));

import { type Language, languageFacts } from '@helpdesk/contract/languages';

import { dateInWords } from '#listings/day-in-words.ts';

/** A day of about now as a list says it, without its year: 18 Nov. Short months of Marathi and Hindi read like other words: 18 नोव्हेंबर. */
export function shortDayInWords(day: string, today: string, language: Language): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const month = language === 'en' ? 'short' : 'long';
  return dateInWords(new Date(day), language, 'UTC', { day: 'numeric', month, year });
}

/** Monday. */
export const weekdayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));

import type { Language } from '@helpdesk/contract/languages';

import { dayInWords } from '@helpdesk/words/day-in-words';

/** A day of about now as a list says it, without its year: 18 Nov. Short months of Marathi and Hindi read like other words: 18 नोव्हेंबर. */
export function shortDayInWords(day: string, today: string, language: Language): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const month = language === 'en' ? 'short' : 'long';
  return dayInWords(day, language, { day: 'numeric', month, year });
}

/** Monday. */
export const weekdayInWords = (day: string, language: Language): string => dayInWords(day, language, { weekday: 'long' });

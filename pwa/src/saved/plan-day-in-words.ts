import { spokenLanguage } from '@helpdesk/words/language';

import { dayInWords } from '#listings/day-in-words.ts';
import { weekdayInWords } from '#listings/opening/short-time-in-words.ts';

/** Sunday 22 November 2026. */
export function planDayInWords(day: string): string {
  const language = spokenLanguage();
  return `${weekdayInWords(day, language)} ${dayInWords(day, language)}`;
}

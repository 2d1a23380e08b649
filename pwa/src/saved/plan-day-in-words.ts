import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { weekdayInWords } from '#listings/opening/short-time-in-words.ts';

/** Sunday 22 November 2026. */
export function planDayInWords(day: string): string {
  const language = spokenLanguage();
  return `${weekdayInWords(day, language)} ${dayInWords(day, language)}`;
}

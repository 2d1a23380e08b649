import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { regionMoment } from '#catalogue/region-moment.ts';
import { timeInWords } from './opening/time-in-words.ts';

/** A moment, '2026-11-18T08:35:00Z', by the clocks of the region, in the spoken language: 18 November 2026, 2:05 pm. */
export function momentInWords(moment: string): string {
  const { day, time } = regionMoment(Date.parse(moment));
  return `${dayInWords(day, spokenLanguage())}, ${timeInWords(time)}`;
}

import { type Language, languageFacts } from '@helpdesk/contract/languages';

/** A day of this year or the next, as short as a row of a list needs it: 30 Nov. */
export const shortDayInWords = (day: string, language: Language): string => dayBy({ day: 'numeric', month: 'short' }, day, language);

/** Monday. */
export const weekdayInWords = (day: string, language: Language): string => dayBy({ weekday: 'long' }, day, language);

const dayBy = (options: Intl.DateTimeFormatOptions, day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, { ...options, timeZone: 'UTC' }).format(new Date(day));

/** A time of day, '18:00', by the clocks of the region: 6 pm, 6:30 pm; in Marathi and Hindi 18:00. */
export function timeInWords(time: string, language: Language): string {
  if (language !== 'en') return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes > 0 ? `:${time.slice(3)}` : ''}\u00a0${hours % 24 < 12 ? 'am' : 'pm'}`;
}

import { type Language, languageFacts } from '@helpdesk/contract/languages';

/** A day, '2026-11-18', as people of a language write it: 18 November 2026. */
export const dayInWords = (day: string, language: Language): string => dateInWords(new Date(day), language, 'UTC');

/** The day that a moment is on in a time zone. Marathi of Intl has a comma before the year, which people do not write. */
export const dateInWords = (
  at: Date,
  language: Language,
  timeZone: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => new Intl.DateTimeFormat(languageFacts[language].locale, { ...style, timeZone }).format(at).replace(',', '');

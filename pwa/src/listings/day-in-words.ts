import { type Language, languageFacts } from '@helpdesk/contract/languages';

/** A day, '2026-11-18', as people of a language write it: 18 November 2026. */
export const dayInWords = (day: string, language: Language): string => dateInWords(new Date(day), language, 'UTC');

/** The day that a moment is on in a time zone. */
export const dateInWords = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'long', timeZone }).format(at);

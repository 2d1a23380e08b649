import { type Language, languageFacts } from '@helpdesk/contract/languages';

/**
 * A day, '2026-11-18', as people of a language write it: 18 November 2026. Marathi of Intl has a comma before the year and English one behind the day of
 * the week, and Hindi writes February with a dot below; none of them is how we write (docs/glossary.md).
 */
export const dayInWords = (day: string, language: Language, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, { ...style, timeZone: 'UTC' }).format(new Date(day)).replace(/[,\u093c]/g, '');

/** The days of a stay, first and last; a day that is none, which an old phone lets people type, stays as it is. */
export const daysInWords = (days: readonly (string | undefined)[], language: Language): string =>
  [...new Set(days)]
    .flatMap((day) => day || [])
    .map((day) => (Number.isNaN(Date.parse(day)) ? day : dayInWords(day, language)))
    .join(' – ');

import type { Language } from '@helpdesk/words/language';

/** Latin digits everywhere, as on signs and phones (design section 3). */
const locales: Record<Language, string> = { en: 'en-IN', mr: 'mr-IN-u-nu-latn', hi: 'hi-IN-u-nu-latn' };

/** A day, '2026-11-18', as people of a language write it: 18 Nov 2026. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

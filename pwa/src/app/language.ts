import { isLanguage, type Language } from '@helpdesk/words/language';

const cookieName = 'lang';
const aYear = 365 * 24 * 60 * 60;

/** The language that somebody chose on this device, from a `Cookie` header or `document.cookie`. */
export function rememberedLanguage(cookies: string): Language {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === cookieName && isLanguage(value)) return value;
  }
  return 'en';
}

/** What is to be stored in `document.cookie` when somebody chooses a language: the only cookie there is (decision B17). */
export const languageCookie = (language: Language): string => `${cookieName}=${language}; path=/; max-age=${aYear}; samesite=lax`;

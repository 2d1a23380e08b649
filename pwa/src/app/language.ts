import { isLanguage, type Language } from '@helpdesk/contract/languages';
import { linkOptions } from '@tanstack/react-router';

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

/** The address has the first word, then what was chosen last (decision B17). */
export const languageAsked = (lang: unknown, remembered: () => Language): Language => (isLanguage(lang) ? lang : remembered());

/** What is to be stored in `document.cookie` when somebody chooses a language: the only cookie there is (decision B17). */
export const languageCookie = (language: Language): string => `${cookieName}=${language}; path=/; max-age=${aYear}; samesite=lax`;

export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not on every phone.
  document.cookie = languageCookie(language);
}

/** The open page in a language: in its address, so that a shared link speaks it, and no step that "back" would take back. */
export const inLanguage = (language: Language) =>
  linkOptions({
    to: '.',
    // A page that does not exist has no route that its address could be told from.
    unsafeRelative: 'path',
    search: (params: object) => ({ ...params, lang: language }),
    hash: true,
    hashScrollIntoView: false,
    replace: true,
    resetScroll: false,
  });

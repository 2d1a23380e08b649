import { isLanguage, type Language, languages } from '@helpdesk/contract/languages';
import { linkOptions } from '@tanstack/react-router';

/** Over https the browser itself refuses one that somebody else set, a host beneath this one or whoever sits on the way. */
const names = ['__Host-lang', 'lang'] as const;
const aYear = 365 * 24 * 60 * 60;

/** The language that somebody chose on this device, from a `Cookie` header or `document.cookie`. */
export function rememberedLanguage(cookies = document.cookie): Language {
  const all = `; ${cookies};`;
  for (const name of names) for (const language of languages) if (all.includes(`; ${name}=${language};`)) return language;
  return 'en';
}

/** The address has the first word, then what was chosen last (product 8.1). */
export const requestedLanguage = (lang: unknown, remembered: () => Language): Language => (isLanguage(lang) ? lang : remembered());

/** What is to be stored in `document.cookie` when somebody chooses a language: the only cookie there is (product 8.1). */
export const languageCookie = (language: Language, isEncrypted: boolean): string =>
  `${names[isEncrypted ? 0 : 1]}=${language}; path=/; max-age=${aYear}; samesite=lax${isEncrypted ? '; secure' : ''}`;

export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not on every phone.
  document.cookie = languageCookie(language, location.protocol === 'https:');
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

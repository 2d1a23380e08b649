import { isLanguage, type Language, languages } from '@helpdesk/contract/languages';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** The language that a request asks for by `Accept-Language`; English when it asks for none of ours (product 8.3). */
export function languageOf(c: Context): Language {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: [],
    default: 'en',
    match: (asked) =>
      asked
        .filter(({ q }) => q > 0)
        .sort((a, b) => b.q - a.q)
        .map(({ type }) => named(type.toLowerCase()))
        .find(isLanguage) ?? 'en',
  });
  return isLanguage(language) ? language : 'en';
}

/** Tags are written in either case, and mr-IN asks for Marathi, too. */
const named = (tag: string): Language | undefined =>
  languages.find((language) => language.toLowerCase() === tag) ?? languages.find((language) => language === tag.split('-')[0]);

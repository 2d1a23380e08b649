import { isLanguage, type Language } from '@helpdesk/words/language';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** The language that a request asks for by `Accept-Language`; English when it asks for none of ours (decision W15). */
export function languageOf(c: Context): Language {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: [],
    default: 'en',
    match: (asked) =>
      asked
        .filter(({ q }) => q > 0)
        .sort((a, b) => b.q - a.q)
        // mr-IN asks for Marathi, too.
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find(isLanguage) ?? 'en',
  });
  return isLanguage(language) ? language : 'en';
}

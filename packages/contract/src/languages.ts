/** The languages of the product, free of schemas and words; what is said of each of them is looked up by these. */

/** Content is written in the first; the others translate it (decision B17). */
export const languages = ['en', 'mr', 'hi'] as const;
export type Language = (typeof languages)[number];

const [contentLanguage, ...others] = languages;

/** The languages that content may be translated into. */
export const translationLanguages = others;
export type TranslationLanguage = Exclude<Language, typeof contentLanguage>;

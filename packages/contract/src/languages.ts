/** The languages of the product, free of schemas and words: the one list of them, and all that is said of each. */

/** Content is written in the first; the others translate it (product 8.2). */
export const languages = ['en', 'mr', 'hi'] as const;
export type Language = (typeof languages)[number];

const [contentLanguage, ...others] = languages;

/** The languages that content may be translated into. */
export const translationLanguages = others;
export type TranslationLanguage = Exclude<Language, typeof contentLanguage>;

/** The shortcuts of the Devanagari alphabet: its vowels, and its consonants in the rows of their order. */
const devanagari = ['अ-औ', 'क-ङ', 'च-ञ', 'ट-न', 'प-म', 'य-ह'] as const;
export type LetterGroup = (typeof devanagari)[number];

interface LanguageFacts {
  /** In its own script, so that everybody finds theirs. */
  readonly name: string;
  /** For `Intl`: as India writes it, with Latin digits everywhere, as on signs and phones (product 8.2). */
  readonly locale: string;
  /** Whose faces its text needs. */
  readonly script: 'Latin' | 'Devanagari';
  /** The shortcuts of its alphabet; null: those of Latin letters (product 3.4). */
  readonly letterGroups: readonly LetterGroup[] | null;
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', locale: 'en-IN', script: 'Latin', letterGroups: null },
  mr: { name: 'मराठी', locale: 'mr-IN-u-nu-latn', script: 'Devanagari', letterGroups: devanagari },
  hi: { name: 'हिन्दी', locale: 'hi-IN-u-nu-latn', script: 'Devanagari', letterGroups: devanagari },
};

export type Script = LanguageFacts['script'];

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Something of each language that content may be translated into. */
export const inEachTranslation = <Value>(make: (language: TranslationLanguage) => Value): Record<TranslationLanguage, Value> =>
  Object.fromEntries(translationLanguages.map((language): [string, Value] => [language, make(language)])) as Record<
    TranslationLanguage,
    Value
  >;

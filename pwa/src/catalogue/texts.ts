import { translatedFields, translatedTables } from '@helpdesk/contract/kinds/translated-tables';
import type { Language, TranslationLanguage } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';

/** A text with the language it is really in: English where there is no translation (product 8.2). */
export interface Wording {
  readonly text: string;
  readonly lang: Language;
}

type Translations<Texts> = Readonly<Partial<Record<TranslationLanguage, Partial<Texts>>>>;
type Translated = { readonly translations: Readonly<Partial<Record<TranslationLanguage, object>>> };
/** The fields of a row that may carry translations. */
type TextField<Row extends Translated> = keyof Row & keyof NonNullable<Row['translations'][TranslationLanguage]>;

/** The translatable texts of a row; lists keep their length and order. */
export type TextsOf<Row extends Translated> = {
  readonly [Field in TextField<Row>]: Row[Field] extends readonly string[] ? readonly Wording[] : Wording;
};

const textFields = [...new Set(translatedTables.flatMap((table): string[] => translatedFields(table)))];

/** The texts of a listing, category or region in a language, by default the page's. */
export function textsOf<Row extends Translated>(row: Row, language: Language = spokenLanguage()): TextsOf<Row> {
  const english = row as Record<string, unknown>;
  const translations = row.translations as Translations<Record<string, unknown>>;
  const translated = (language === 'en' ? undefined : translations[language]) ?? {};
  const texts = textFields
    .filter((field) => field in english)
    .map((field) => [field, worded(english[field], translated[field], language)] as const);
  return Object.fromEntries(texts) as TextsOf<Row>;
}

function worded(english: unknown, translated: unknown, language: Language): Wording | Wording[] {
  if (!Array.isArray(english)) return inLanguage(english, translated, language);
  // A list that was translated before a line was added says nothing of which line is which.
  const fits = Array.isArray(translated) && translated.length === english.length;
  return english.map((text, index) => inLanguage(text, fits ? translated[index] : undefined, language));
}

const inLanguage = (english: unknown, translated: unknown, language: Language): Wording =>
  typeof translated === 'string' && translated !== '' ? { text: translated, lang: language } : { text: String(english), lang: 'en' };

import { inEachTranslation, type TranslationLanguage, translationLanguages } from '@helpdesk/contract/languages';

/** A text of each language that texts are translated into; empty: English is shown. */
export type InLanguages = Readonly<Record<TranslationLanguage, string>>;
export const untranslated: InLanguages = inEachTranslation(() => '');

/** A text of a list, with its translations: they stay together wherever it goes. */
export interface ListedText {
  readonly text: string;
  readonly translated: InLanguages;
}

/** What a form holds of translations beside those that stand with their texts. */
export interface TranslationValues<Field extends string = string> {
  /** Of single texts, by field. */
  readonly translations: Readonly<Record<TranslationLanguage, Readonly<Record<Field, string>>>>;
  /** Fields of outdated translations that somebody found still right. */
  readonly stillRight: Readonly<Record<TranslationLanguage, readonly string[]>>;
}

type Known = Readonly<Partial<Record<string, Readonly<Partial<Record<string, string | readonly string[]>>>>>>;

/** The values that a form begins with. */
export const translationValues = <const Field extends string>(known: Known = {}, fields: readonly Field[]): TranslationValues<Field> => ({
  translations: inEachTranslation(
    (language) =>
      Object.fromEntries(fields.map((field) => [field, String(known[language]?.[field] ?? '')])) as Readonly<Record<Field, string>>,
  ),
  stillRight: inEachTranslation(() => []),
});

/** The texts of a list with their translations, in order. */
export const listedTexts = (english: readonly string[], known: Known = {}, field: string): ListedText[] =>
  english.map((text, at) => ({ text, translated: inEachTranslation((language) => known[language]?.[field]?.[at] ?? '') }));

/** What goes to the server: what is empty is left out, so that English is shown; a list keeps the length of its English. */
export function translationsOf(
  { translations }: Pick<TranslationValues, 'translations'>,
  lists: Readonly<Record<string, readonly ListedText[]>> = {},
): Partial<Record<TranslationLanguage, Record<string, string | string[]>>> {
  const written = translationLanguages.map((language) => {
    const single = Object.entries(translations[language]).filter(([, text]) => text.trim() !== '');
    const listed = Object.entries(lists)
      .map(([field, texts]) => [field, texts.map(({ translated }) => translated[language])] as const)
      .filter(([, texts]) => texts.some((text) => text.trim() !== ''));
    return [language, Object.fromEntries([...single, ...listed])] as const;
  });
  return Object.fromEntries(written.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** What goes to the server of the fields that were found still right. */
export const stillRightOf = <const Field extends string>({ stillRight }: Pick<TranslationValues, 'stillRight'>, fields: readonly Field[]) =>
  inEachTranslation((language) => fields.filter((field) => stillRight[language].includes(field)));

import { type TranslatedFrom, translationCalls } from '@helpdesk/contract/calls/translations';
import type { TranslatedTable } from '@helpdesk/contract/kinds/translated-tables';
import type { TranslationLanguage } from '@helpdesk/contract/languages';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { type FormTexts, type TranslatedText, translatedTexts } from './translated-texts.ts';
import type { ListedText, TranslationValues } from './translation-values.ts';

/** What a form's frame needs to show its texts in another language. */
export interface Translating {
  readonly table: TranslatedTable;
  readonly textsIn: (language: TranslationLanguage) => readonly TranslatedText[];
  readonly onText: (language: TranslationLanguage, text: TranslatedText, typed: string) => void;
  readonly onStillRight: (language: TranslationLanguage, field: string, isRight: boolean) => void;
}

interface TranslatingOptions<Values> {
  readonly table: TranslatedTable;
  /** Left out: a row is added. */
  readonly id: string | undefined;
  readonly first: Values;
  readonly values: Values;
  readonly textsOf: (values: Values) => FormTexts;
  readonly edit: (change: (values: Values) => Partial<Values>) => void;
  /** How the form changes a list of texts. */
  readonly editList?: (
    values: Values,
    field: string,
    change: <Text extends ListedText>(texts: readonly Text[]) => Text[],
  ) => Partial<Values>;
}

const none: TranslatedFrom = {};

export function useTranslating<Values extends TranslationValues>(options: TranslatingOptions<Values>): Translating {
  const { table, id, first, values, textsOf, edit, editList } = options;
  const known = useAnswer(translationCalls.outdated).result;
  const outdated = known?.find((row) => row.table === table && row._id === id)?.translatedFrom ?? none;
  return {
    table,
    textsIn: (language) => translatedTexts(textsOf(values), textsOf(first), outdated, language),
    onText: (language, { field, at }, typed) =>
      edit((form) => {
        if (!(field in form.translations[language])) return editList?.(form, field, (texts) => withText(texts, at, language, typed)) ?? {};
        const translations = { ...form.translations, [language]: { ...form.translations[language], [field]: typed } };
        return { translations } as Partial<Values>;
      }),
    onStillRight: (language, field, isRight) =>
      edit((form) => {
        const others = form.stillRight[language].filter((each) => each !== field);
        return { stillRight: { ...form.stillRight, [language]: isRight ? [...others, field] : others } } as Partial<Values>;
      }),
  };
}

const withText = <Text extends ListedText>(texts: readonly Text[], at: number, language: TranslationLanguage, typed: string): Text[] =>
  texts.map((each, index) => (index === at ? { ...each, translated: { ...each.translated, [language]: typed } } : each));

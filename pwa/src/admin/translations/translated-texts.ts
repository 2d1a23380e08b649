import type { TranslatedFrom } from '@helpdesk/contract/calls/translations';
import type { TranslationLanguage } from '@helpdesk/contract/languages';
import { madeFrom, type TranslationCounts, type TranslationState, translationState } from '@helpdesk/contract/rules/translation-state';

import type { ListedText, TranslationValues } from './translation-values.ts';

/** One text of a form in one language. */
export interface TranslatedText {
  /** Its field in the contract. */
  readonly field: string;
  /** Its place, if the field is a list; else 0. */
  readonly at: number;
  readonly english: string;
  readonly text: string;
  readonly state: TranslationState | undefined;
  /** The English that it was made from, if that is another by now. */
  readonly from: string | undefined;
}

/** The texts of a form that are translated: the single ones, and the lists. */
export interface FormTexts extends TranslationValues {
  readonly single: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly ListedText[]>>;
}

/**
 * How far each text of a form is in a language. Texts without English and without a translation are left out.
 * @param first the form as it began
 */
export function translatedTexts(
  form: FormTexts,
  first: FormTexts,
  outdated: TranslatedFrom,
  language: TranslationLanguage,
): TranslatedText[] {
  const textsOf = ({ single, lists, translations }: FormTexts) => ({
    ...Object.fromEntries(
      Object.entries(single).map(([field, text]) => [field, [{ text, translated: translations[language][field] ?? '' }]]),
    ),
    ...Object.fromEntries(
      Object.entries(lists).map(([field, texts]) => [
        field,
        texts.map(({ text, translated }) => ({ text, translated: translated[language] })),
      ]),
    ),
  });
  const began = textsOf(first);
  return Object.entries(textsOf(form)).flatMap(([field, texts]) => {
    const before = {
      english: (began[field] ?? []).map(({ text }) => text),
      translated: (began[field] ?? []).map(({ translated }) => translated),
      from: [outdated[language]?.[field] ?? []].flat(),
    };
    const isStillRight = form.stillRight[language].includes(field);
    return texts.flatMap(({ text: english, translated: text }, at) => {
      const source = madeFrom(text, at, before);
      const state = translationState(english, text, isStillRight ? undefined : source);
      if (state === undefined && text === '') return [];
      const isOld = translationState(english, text, source) === 'outdated';
      return [{ field, at, english, text, state, from: isOld ? source : undefined }];
    });
  });
}

export function countStates(texts: readonly TranslatedText[]): TranslationCounts {
  const count = (state: TranslationState) => texts.filter((text) => text.state === state).length;
  return { missing: count('missing'), outdated: count('outdated'), complete: count('complete') };
}

import type { TranslatedFrom } from '#calls/translations.ts';
import { inEachTranslation, type TranslationLanguage } from '#languages.ts';

/** How far the translations of a row are. The back-office counts with it, and says it beside each text. */

export type TranslationState = 'missing' | 'outdated' | 'complete';
export type TranslationCounts = Readonly<Record<TranslationState, number>>;

/** The texts of a field as they were read, in order; a single one as a list of one. */
interface Before {
  readonly english: readonly string[];
  readonly translated: readonly string[];
  readonly from: readonly (string | null)[];
}

type Texts = string | readonly (string | null)[] | undefined;

interface Translated {
  readonly translations: Readonly<Partial<Record<TranslationLanguage, Readonly<Record<string, Texts>>>>>;
}

/**
 * How far one text is; undefined where there is nothing to translate.
 * @param from the English that an outdated translation was made from; null or undefined: it is up to date
 */
export function translationState(english: string, translated: string, from?: string | null): TranslationState | undefined {
  if (translated.trim() === '') return english.trim() === '' ? undefined : 'missing';
  if (from != null && from.trim() !== english.trim()) return 'outdated';
  return english.trim() === '' ? undefined : 'complete';
}

/**
 * The English that a translation in a form was made from, as the database finds out when it is saved (migration 0009);
 * undefined where it is made from what stands there now.
 */
export function madeFrom(text: string, at: number, before: Before): string | undefined {
  if (text === '') return undefined;
  const same = before.translated[at] === text ? at : before.translated.indexOf(text);
  return before.from[same] ?? before.english[same];
}

/** How many texts of a row are how far in each language; of a list each counts by itself. */
export function countTranslations(
  row: Translated,
  fields: readonly string[],
  outdated: TranslatedFrom = {},
): Record<TranslationLanguage, TranslationCounts> {
  return inEachTranslation((language) => {
    const counts = { missing: 0, outdated: 0, complete: 0 };
    for (const field of fields) {
      const own = (row as unknown as Readonly<Record<string, Texts>>)[field];
      const english = listOf(own);
      const there = listOf(row.translations[language]?.[field]);
      // A list that does not fit its English is not shown to anybody.
      const translated = typeof own === 'string' || there.length === english.length ? there : [];
      const from = listOf(outdated[language]?.[field]);
      for (let at = 0; at < Math.max(english.length, translated.length); at += 1) {
        const state = translationState(english[at] ?? '', translated[at] ?? '', from[at]);
        if (state) counts[state] += 1;
      }
    }
    return counts;
  });
}

const listOf = (texts: Texts): readonly (string | null)[] => (typeof texts === 'string' ? [texts] : (texts ?? []));

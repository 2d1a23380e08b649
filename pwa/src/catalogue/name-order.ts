import type { Language, TranslationLanguage } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';

interface Named {
  readonly name: string;
  readonly translations: { readonly [Each in TranslationLanguage]?: { readonly name?: string } };
}

/** The name that a page shows; `textsOf` words all texts of a row, which is too much for a whole table. */
export const shownName = ({ name, translations }: Named, language: Language = spokenLanguage()): string =>
  (language === 'en' ? undefined : translations[language]?.name) || name;

const known = new WeakMap<readonly Named[], Map<Language, readonly Named[]>>();

/** A table of the catalogue by the names that the page shows, as its language orders them: in English it is already. Once a catalogue and language. */
export function byShownName<Row extends Named>(rows: readonly Row[], language: Language = spokenLanguage()): readonly Row[] {
  if (language === 'en') return rows;
  const orders = known.get(rows) ?? new Map<Language, readonly Named[]>();
  known.set(rows, orders);
  const ordered = orders.get(language) ?? inOrder(rows, language);
  orders.set(language, ordered);
  return ordered as readonly Row[];
}

function inOrder<Row extends Named>(rows: readonly Row[], language: Language): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return rows
    .map((row) => ({ row, name: shownName(row, language) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ row }) => row);
}

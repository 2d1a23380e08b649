import type { Language, TranslationLanguage } from '#languages.ts';

export interface Named {
  readonly name: string;
  readonly translations?: { readonly [Each in TranslationLanguage]?: { readonly name?: string } };
}

/** The name of a row in a language: English where there is no translation (product 8.2). */
export const shownName = ({ name, translations }: Named, language: Language): string =>
  (language === 'en' ? undefined : translations?.[language]?.name) || name;

const known = new WeakMap<readonly Named[], Map<Language, readonly Named[]>>();

/** A table of the catalogue by the names of a language, as that orders them: in English it is already. Once a table and language. */
export function byShownName<Row extends Named>(rows: readonly Row[], language: Language): readonly Row[] {
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

import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { isTranslated } from '@helpdesk/contract/kinds/field';
import type { TranslatedTable } from '@helpdesk/contract/kinds/parts';
import type { TranslationLanguage } from '@helpdesk/contract/languages';
import type { FormTexts } from '#admin/translations/translated-texts.ts';
import { listedTexts, translationsOf, translationValues } from '#admin/translations/translation-values.ts';

type StoredRow = Readonly<Record<string, unknown>>;

/** The texts of a row that are translated, as the forms of the back-office hold them. */
export function textsOfRow(table: TranslatedTable, row: StoredRow): FormTexts {
  const translated = fieldsOf(table).filter(([, field]) => isTranslated(field));
  const known = row.translations as Parameters<typeof translationValues>[0];
  const single = translated.filter(([, { is }]) => is === 'text').map(([name]) => name);
  const lists = translated.filter(([, { is }]) => is === 'texts').map(([name]) => name);
  return {
    single: Object.fromEntries(single.map((name) => [name, String(row[name] ?? '')])),
    lists: Object.fromEntries(lists.map((name) => [name, listedTexts((row[name] ?? []) as string[], known, name)])),
    ...translationValues(known, single),
  };
}

/** What goes to the server of one language. */
export const writtenIn = (language: TranslationLanguage, texts: FormTexts) => ({
  language,
  texts: translationsOf(texts, texts.lists)[language] ?? {},
  stillRight: [...texts.stillRight[language]],
});

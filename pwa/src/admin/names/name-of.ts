import type { kinds } from '@helpdesk/contract/kinds/kinds';
import type { TranslationLanguage } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';

import type { Wording } from '#catalogue/texts.ts';

/** The field that a row of some kind is known by. */
type TitleField = (typeof kinds)[keyof typeof kinds]['title'];

/** A row, or what is left of one, of a kind whose names may be translated or not. */
export type Named<Field extends TitleField = 'name'> = Readonly<Record<Field, string>> & {
  readonly translations?: { readonly [Language in TranslationLanguage]?: { readonly [F in Field]?: string } };
};

/** What the back-office calls a row: its name in the language of the page, else in English (product 8.2). */
export function nameOf<Field extends TitleField = 'name'>(row: Named<NoInfer<Field>>, field = 'name' as Field): Wording {
  const language = spokenLanguage();
  const translated = language === 'en' ? undefined : row.translations?.[language]?.[field];
  return translated ? { text: translated, lang: language } : { text: row[field], lang: 'en' };
}

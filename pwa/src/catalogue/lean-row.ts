import type { Language } from '@helpdesk/contract/languages';
import { previewSource } from '@helpdesk/contract/preview';

import { emptyRow, type LeanRow } from './excerpt.ts';

type Fields = Readonly<Record<string, unknown>>;

const empty: Fields = emptyRow;
/** Whom to call is told after a booking, and never by a page from a server (decision B10). */
const never = ['seq', 'contactPersonName', 'contactPhoneNumber', 'contactNumber'];
/** What a list shows of a row, and what an address tells it by. */
const listed = ['_id', 'slug', 'name', 'formerNames', 'regionId', 'categories'];

/**
 * What of a row travels with a page in a language.
 * @param whole all that it says, not only what a list shows of it
 */
export function leanRow(row: { readonly _id: string }, language: Language, whole: boolean): LeanRow {
  const { translations = {}, ...fields } = row as Fields & { translations?: Readonly<Partial<Record<Language, Fields>>> };
  const spoken = withoutEmpty(translations[language] ?? {});
  // A text that is translated stands for the English one, but not a list: its length says whether it is up to date.
  const english = Object.entries(fields).filter(([name, value]) => name === 'name' || Array.isArray(value) || !(name in spoken));
  const shown = whole ? withoutEmpty : 'slug' in row ? inList : named;
  const texts = shown(spoken);
  return {
    ...(shown(Object.fromEntries(english)) as LeanRow),
    ...(Object.keys(texts).length > 0 && { translations: { [language]: texts } }),
  };
}

const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !never.includes(name) && JSON.stringify(value) !== JSON.stringify(empty[name])),
  );

const named = (fields: Fields): Fields =>
  withoutEmpty(Object.fromEntries(listed.filter((name) => name in fields).map((name) => [name, fields[name]])));

/** Of a listing also its first picture, and the beginning of its text. */
function inList(fields: Fields): Fields {
  const { images, content } = fields;
  return withoutEmpty({
    ...named(fields),
    images: Array.isArray(images) ? images.slice(0, 1) : [],
    content: typeof content === 'string' ? previewSource(content) : '',
  });
}

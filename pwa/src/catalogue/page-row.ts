import { type CatalogueTable, listingKinds } from '@helpdesk/contract/fixed-sets';
import { previewSource } from '@helpdesk/contract/preview';
import type { Language } from '@helpdesk/words/language';

import { contactsOf, emptyOf } from './row-fields.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A row as a page brings it: without the fields that say nothing; in a list, without those that no list shows. */
export type PageRow = { readonly _id: string } & Fields;

/** What a list shows of a row, what it is chosen for one by, and what an address tells it by. */
const listed = ['_id', 'slug', 'name', 'formerNames', 'regionId', 'categories', 'popular'];

/**
 * What of a row travels with a page in a language.
 * @param whole all that it says, not only what a list shows of it
 */
export function pageRow(table: CatalogueTable, row: { readonly _id: string }, language: Language, whole: boolean): PageRow {
  const { translations = {}, ...fields } = row as Fields & { translations?: Readonly<Partial<Record<Language, Fields>>> };
  const spoken = told(table, translations[language] ?? {});
  // A text that is translated stands for the English one, but not a list: its length says whether it is up to date.
  const english = Object.entries(fields).filter(([name, value]) => name === 'name' || Array.isArray(value) || !(name in spoken));
  const shown = (all: Fields) => (whole ? all : isListing(table) ? listingInList(all) : inList(all));
  const texts = told(table, shown(spoken));
  return {
    ...(told(table, shown(Object.fromEntries(english))) as PageRow),
    ...(Object.keys(texts).length > 0 && { translations: { [language]: texts } }),
  };
}

/** Without what says nothing, and without whom to call. */
function told(table: CatalogueTable, fields: Fields): Fields {
  const empty = emptyOf(table);
  const never = ['seq', ...contactsOf(table)];
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !never.includes(name) && JSON.stringify(value) !== JSON.stringify(empty[name])),
  );
}

const isListing = (table: CatalogueTable): boolean => listingKinds.some((kind) => kind === table);

const inList = (fields: Fields): Fields => Object.fromEntries(listed.filter((name) => name in fields).map((name) => [name, fields[name]]));

/** Of a listing also its first picture, and the beginning of its text. */
function listingInList(fields: Fields): Fields {
  const { images, content } = fields;
  return {
    ...inList(fields),
    images: Array.isArray(images) ? images.slice(0, 1) : [],
    content: typeof content === 'string' ? previewSource(content) : '',
  };
}

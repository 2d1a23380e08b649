import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import { listFields, pageFields } from '@helpdesk/contract/kinds/parts';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import type { Language } from '@helpdesk/contract/languages';
import { previewSource } from '@helpdesk/contract/rules/preview';

import type { ShownAs } from '#catalogue/catalogue.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A row as a page brings it: without the fields that say nothing, and without those that the page does not show. */
export type PageRow = { readonly _id: string } & Fields;

/**
 * What of a row travels with a page in a language; whom to call never does (decision 014).
 * @param shown how much of it; by default what a list shows
 */
export function pageRow(table: CatalogueTable, row: { readonly _id: string }, language: Language, shown: ShownAs): PageRow {
  const { translations = {}, ...fields } = row as Fields & { translations?: Readonly<Partial<Record<Language, Fields>>> };
  const empty: Fields = emptyRow(table);
  const { whole, only = listFields(table) } = shown;
  const allowed = ['_id', ...pageFields(table).filter((name) => whole || only.includes(name))];
  const told = (all: Fields): Fields =>
    Object.fromEntries(
      Object.entries(whole ? all : inList(all)).filter(
        ([name, value]) => allowed.includes(name) && JSON.stringify(value) !== JSON.stringify(empty[name]),
      ),
    );
  const spoken = told(translations[language] ?? {});
  // A text that is translated stands for the English one, but not a list: its length says whether it is up to date.
  const english = Object.entries(fields).filter(([name, value]) => name === 'name' || Array.isArray(value) || !(name in spoken));
  return {
    ...(told(Object.fromEntries(english)) as PageRow),
    ...(Object.keys(spoken).length > 0 && { translations: { [language]: spoken } }),
  };
}

/** Of pictures a list shows the first, and of a text its beginning. */
function inList({ images, content, ...fields }: Fields): Fields {
  return {
    ...fields,
    ...(Array.isArray(images) && { images: images.slice(0, 1) }),
    ...(typeof content === 'string' && { content: previewSource(content) }),
  };
}

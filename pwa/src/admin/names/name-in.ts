import { searchedTables } from '@helpdesk/contract/search/searched-tables';

import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Wording } from '#catalogue/texts.ts';

import { nameOf } from './name-of.ts';

/** What a row is called of which only the id is known; undefined where this phone does not have it. */
export function nameIn(catalogue: Catalogue | undefined, id: string): Wording | undefined {
  for (const table of searchedTables) {
    const row = catalogue?.byId[table].get(id);
    if (row) return nameOf(row);
  }
  return undefined;
}

/** What a row is called that something else names in English, as it was then or shall be: translated where it is, else as it stands there. */
export function translatedNameIn(catalogue: Catalogue | undefined, id: string, written: string): Wording {
  const name = nameIn(catalogue, id);
  return name && name.lang !== 'en' ? name : { text: written, lang: 'en' };
}

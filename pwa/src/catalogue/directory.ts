import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import type { Language } from '@helpdesk/contract/languages';
import { isInLetterGroup, languageOfGroup, readLetterGroup } from '@helpdesk/contract/letter-groups';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/rows';
import { readSearch } from '@helpdesk/contract/search';
import { spokenLanguage } from '@helpdesk/words/language';

import type { Catalogue, ListingFilter } from './catalogue.ts';
import { byShownName, shownName } from './name-order.ts';
import { filterListings } from './search.ts';

/**
 * What a directory lists in a language: `filterListings` and the letter groups of other alphabets, by the names that are
 * shown unless a text was searched. A Latin shortcut asks for English names in every language (decision W6).
 */
export function directoryOf<Kind extends ListingKind>(
  catalogue: Catalogue,
  kind: Kind,
  filter: ListingFilter,
  prepareAtMost?: number,
  language: Language = spokenLanguage(),
): CatalogueRows[Kind] {
  const group = readLetterGroup(filter.search);
  const found = filterListings(catalogue, kind, group ? { ...filter, search: '' } : filter, prepareAtMost);
  if (!group && readSearch(filter.search).by === 'text') return found;
  const listed = new Set<ListingRow>(found);
  const isListed = (row: ListingRow) =>
    listed.has(row) && (!group || isInLetterGroup(shownName(row, languageOfGroup(group, language)), group));
  return byShownName<ListingRow>(catalogue.rows[kind], language).filter(isListed) as CatalogueRows[Kind];
}

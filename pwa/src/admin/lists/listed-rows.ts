import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { isInLetterGroup, languageOfGroup, readLetterGroup } from '@helpdesk/contract/rules/letter-groups';
import { byShownName, type Named, shownName } from '@helpdesk/contract/rules/name-order';
import { readSearch } from '@helpdesk/contract/search/search';
import { spokenLanguage } from '@helpdesk/words/language';

/** The search as the server is asked: it lists by English names, so what begins with other letters is told here. */
export const searchAtServer = (search: string): string => (readLetterGroup(search) ? '' : search);

/** The rows of an answer as they are listed: by the names that are shown, and what a text finds by how well it fits. */
export function listedRows<Row extends Named>(rows: readonly Row[], search: string, kind: ListingKind): readonly Row[] {
  const spoken = spokenLanguage();
  const group = readLetterGroup(search);
  if (!group) return readSearch(search, kind).by === 'text' ? rows : byShownName(rows, spoken);
  const language = languageOfGroup(group, spoken) ?? spoken;
  return byShownName(rows, spoken).filter((row) => isInLetterGroup(shownName(row, language), group));
}

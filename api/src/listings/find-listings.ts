import { isInLetterGroup, languageOfGroup, readLetterGroup } from '@helpdesk/contract/letter-groups';
import type { ListingRow } from '@helpdesk/contract/rows';
import { matchesChip, readSearch } from '@helpdesk/contract/search';
import { search } from '@helpdesk/contract/search-find';
import { prepareMore, prepareSearch, type SearchIndex } from '@helpdesk/contract/search-index';

interface ListQuery {
  readonly search?: string;
  readonly searchData?: string;
  readonly regionId?: string;
  readonly isPopular?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/**
 * The listings that a list call asks for (decision W6), whole, unless `limit` or `offset` cut it: those that a text finds, the
 * best first, anything else in the order given.
 * @param rows all of a kind; the same array is indexed once
 * @param isAsked what else the call asks of a row
 */
export function findListings<Row extends ListingRow>(
  rows: readonly Row[],
  query: ListQuery,
  isAsked: (row: Row) => boolean = () => true,
): Row[] {
  const { regionId, isPopular, limit, offset = 0 } = query;
  const text = query.search || query.searchData || '';
  // Phones ask their own copy; to other clients English is spoken.
  const group = readLetterGroup(text);
  const language = group && languageOfGroup(group);
  const asked = readSearch(group ? '' : text);
  const isListed = (row: Row) =>
    (!regionId || row.regionId === regionId) &&
    (!isPopular || row.popular) &&
    (!group || isInLetterGroup((language && row.translations[language]?.name) ?? row.name, group)) &&
    isAsked(row);
  const found =
    asked.by === 'text'
      ? search(indexOf(rows), asked.text, isListed).map(({ row }) => row)
      : rows.filter((row) => isListed(row) && matchesChip(row, asked));
  return found.slice(offset, limit === undefined ? undefined : offset + limit);
}

const indexes = new WeakMap<readonly ListingRow[], SearchIndex<ListingRow>>();

/** Rows never change: they are prepared when they are first searched, and their index goes when they go. */
function indexOf<Row extends ListingRow>(rows: readonly Row[]): SearchIndex<Row> {
  let index = indexes.get(rows);
  if (!index) {
    index = prepareSearch<ListingRow>(rows);
    prepareMore(index);
    indexes.set(rows, index);
  }
  return index as SearchIndex<Row>;
}

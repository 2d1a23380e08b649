import type { ListingRow } from '@helpdesk/contract/rows';
import { matchesSearch, readSearch, searchTextOf } from '@helpdesk/contract/search';

interface ListQuery {
  readonly search?: string;
  readonly searchData?: string;
  readonly regionId?: string;
  readonly isPopular?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** The listings that a list call asks for, in the order given (decision W6): whole, unless `limit` or `offset` cut it. */
export function findListings<Row extends ListingRow>(rows: readonly Row[], query: ListQuery): Row[] {
  const { regionId, isPopular, limit, offset = 0 } = query;
  const search = readSearch(query.search || query.searchData || '');
  return rows
    .filter(
      (row) =>
        (!regionId || row.regionId === regionId) &&
        (!isPopular || row.popular) &&
        matchesSearch(row, search.by === 'text' ? preparedText(row) : '', search),
    )
    .slice(offset, limit === undefined ? undefined : offset + limit);
}

const prepared = new WeakMap<ListingRow, string>();

/** A row never changes: its text is prepared once, and goes when the row goes. */
function preparedText(row: ListingRow): string {
  const known = prepared.get(row);
  if (known !== undefined) return known;
  const text = searchTextOf(row);
  prepared.set(row, text);
  return text;
}

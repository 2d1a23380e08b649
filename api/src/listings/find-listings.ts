import type { ListQuery } from '@helpdesk/contract/calls/listing';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { Moment } from '@helpdesk/contract/opening/open-at';
import { filterListings } from '@helpdesk/contract/rules/listing-filter';
import { prepareInTurns } from '@helpdesk/contract/search/kept-index';
import { readSearch } from '@helpdesk/contract/search/search';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

import { nextTurn } from '#http/budget/turns.ts';
import { unpaid, type Work } from '#http/budget/work.ts';

/** The listings that a list call asks for (product 9.3), whole, unless `limit` or `offset` cut it; in the order of English names. */
export async function findListings<Kind extends ListingKind>(
  rows: CatalogueRows,
  kind: Kind,
  query: ListQuery,
  now: Moment,
  work: Work = unpaid,
): Promise<CatalogueRows[Kind][number][]> {
  const { search, searchData, isPopular, open, limit, offset = 0, ...asked } = query;
  const filter = { ...asked, search: search || searchData, popular: isPopular === 'true', open: open === 'true' };
  await prepareSearch(rows, kind, filter.search);
  const found = work.now(() => filterListings(rows, kind, filter, 'en', { now }).rows);
  return found.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** Lets a text be searched at once, without keeping others waiting meanwhile. */
export async function prepareSearch(rows: CatalogueRows, kind: ListingKind, search = ''): Promise<void> {
  if (readSearch(search, kind).by === 'text') await prepareInTurns(kind, rows[kind], nextTurn);
}

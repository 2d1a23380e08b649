import type { ListQuery } from '@helpdesk/contract/calls/listing';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { Moment } from '@helpdesk/contract/opening/open-at';
import { filterListingsInParts } from '@helpdesk/contract/rules/listing-filter';
import { prepareInParts } from '@helpdesk/contract/search/kept-index';
import { readSearch } from '@helpdesk/contract/search/search';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

import { inTurns, unpaid, type Work } from '#http/budget/work.ts';

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
  await prepareSearch(rows, kind, filter.search, work);
  const { rows: found } = await inTurns(filterListingsInParts(rows, kind, filter, 'en', { now }), work);
  return found.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** Prepares what a text is searched by, in turns: places and regions too, since it may name one that the listings are near. */
export async function prepareSearch(rows: CatalogueRows, kind: ListingKind, search = '', work: Work = unpaid): Promise<void> {
  if (readSearch(search, kind).by === 'text') await inTurns(prepareInParts([kind, 'places', 'regions'], rows), work);
}

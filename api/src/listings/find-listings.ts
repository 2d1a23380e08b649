import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { ListQuery } from '@helpdesk/contract/listing';
import { filterListings } from '@helpdesk/contract/listing-filter';
import type { CatalogueRows } from '@helpdesk/contract/rows';

/** The listings that a list call asks for (decision W6), whole, unless `limit` or `offset` cut it; in the order of English names. */
export function findListings<Kind extends ListingKind>(rows: CatalogueRows, kind: Kind, query: ListQuery): CatalogueRows[Kind][number][] {
  const { search, searchData, regionId, amenity, isPopular, limit, offset = 0 } = query;
  const filter = { search: search || searchData, regionId, amenity, popular: isPopular === 'true' };
  return filterListings(rows, kind, filter, 'en').slice(offset, limit === undefined ? undefined : offset + limit);
}

import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows } from '@helpdesk/contract/rows';

import { type Catalogue, findListing } from '#catalogue/catalogue.ts';

/** What an address shows: a listing, or that the listing lives at another slug; undefined when it means none. */
type ListingAt<Row> = { readonly listing: Row } | { readonly movedTo: string } | undefined;

/** Former slugs, ids and first segments lead on to the listing's own address (decision B1). */
export function listingAt<Kind extends ListingKind>(
  catalogue: Catalogue,
  kind: Kind,
  slug: string,
): ListingAt<CatalogueRows[Kind][number]> {
  const found = findListing(catalogue, kind, slug);
  if (!found) return undefined;
  return found.row.slug === slug ? { listing: found.row } : { movedTo: found.row.slug };
}

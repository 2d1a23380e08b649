import type { ListingKind } from '@helpdesk/contract/kinds/kinds';

import type { Catalogue, RowOf } from '#catalogue/catalogue.ts';
import { findListing } from '#catalogue/find-row.ts';

/** What an address shows: a listing, that the listing lives at another slug, or nothing. */
type ListingAt<Row> = { readonly listing: Row } | { readonly movedTo: string } | 'nothing';

/** Former slugs, ids and first segments lead on to the listing's own address (product 4.2). */
export function listingAt<Kind extends ListingKind>(catalogue: Catalogue, kind: Kind, slug: string): ListingAt<RowOf<Kind>> {
  const listing = findListing(catalogue, kind, slug);
  if (!listing) return 'nothing';
  return listing.slug === slug ? { listing } : { movedTo: listing.slug };
}

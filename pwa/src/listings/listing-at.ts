import type { ListingKind } from '@helpdesk/contract/fixed-sets';

import { findListing, type RowOf } from '#catalogue/catalogue.ts';
import { rowAt, type ShownCatalogue } from '#catalogue/shown-catalogue.ts';

/** What an address shows: a listing, that the listing lives at another slug, or nothing; undefined while nobody knows. */
type ListingAt<Row> = { readonly listing: Row } | { readonly movedTo: string } | 'nothing' | undefined;

/** Former slugs, ids and first segments lead on to the listing's own address (decision B1). */
export function listingAt<Kind extends ListingKind>(
  catalogue: ShownCatalogue | undefined,
  kind: Kind,
  slug: string,
): ListingAt<RowOf<Kind>> {
  const listing = rowAt(catalogue, kind, slug, (all) => findListing(all, kind, slug)?.row);
  if (listing === undefined || listing === 'nothing') return listing;
  return listing.slug === slug ? { listing } : { movedTo: listing.slug };
}

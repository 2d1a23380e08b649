import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/sync/rows';
import type { Index } from '#catalogue/catalogue.ts';
import type { LinkOf } from '#listings/links.ts';
import { NearbyCards } from './nearby-cards.tsx';

interface NearbyProps<Row extends Listing> {
  kind: ListingKind;
  title: string;
  listings: readonly Row[];
  linkOf: LinkOf;
  /** Where they are, when that says more than what they are. */
  regions?: Index<RegionRow>;
  tagsOf?: (listing: Row) => string;
}

/** Listings near another one: the section is there only when there are any (product 3.8). */
export function Nearby<Row extends Listing>({ kind, title, listings, linkOf, regions, tagsOf }: NearbyProps<Row>) {
  if (listings.length === 0) return null;
  const cards = listings.map((listing) => ({
    listing,
    linkOf,
    region: regions?.get(listing.regionId ?? ''),
    tags: tagsOf?.(listing),
  }));
  return <NearbyCards kind={kind} title={title} cards={cards} />;
}

import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { directories, pathOf } from '#listings/links.ts';
import { pathIn } from '#ui/page/own-address.ts';

export interface Found {
  readonly kind: ListingKind;
  readonly listing: ListingRow;
}

export function findListing({ byId }: Catalogue, id: string): Found | undefined {
  for (const kind of listingKinds) {
    const listing = byId[kind].get(id);
    if (listing) return { kind, listing };
  }
  return undefined;
}

/** The whole address of its page, in the language that is spoken. */
export const pageAddress = (origin: string, { kind, listing }: Found): string =>
  origin + pathIn(spokenLanguage(), pathOf(directories[kind].linkOf(listing.slug)));

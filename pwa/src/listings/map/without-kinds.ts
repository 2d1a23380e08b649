import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';

/** How an address of the map leaves out all kinds but these, with dots between; undefined where it shows all. */
export function withoutAllBut(shown: readonly ListingKind[]): string | undefined {
  const hidden = listingKinds.filter((kind) => !shown.includes(kind));
  return hidden.length > 0 ? hidden.join('.') : undefined;
}

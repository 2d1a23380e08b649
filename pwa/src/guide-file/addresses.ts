import type { ListingKind } from '@helpdesk/contract/kinds/kinds';

/** A file from a messenger has no name of its own: what it shows stands behind the `#`, so that Back works as on a site. */
export const listAddress = '#/';
export const installAddress = '#/install';
export const listingAddress = (kind: ListingKind, id: string): string => `#/${kind}/${encodeURIComponent(id)}`;

/** The parts of the present one. */
export const shownAddress = (): string[] => location.hash.slice(2).split('/').map(decoded);

/** A link that somebody cut short. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

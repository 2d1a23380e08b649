import { kinds, type ListingKind } from '@helpdesk/contract/kinds/kinds';

/** Where the listings of a kind are managed. */
export const adminPath = (kind: ListingKind) => `/admin/${kinds[kind].directory}-management` as const;

import { changeListingCalls, type ListingChange } from '@helpdesk/contract/calls/managed/change-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

/** One thing that is done to many listings. */
export const changeListings = (kind: ListingKind, ids: readonly string[], change: ListingChange) =>
  authorisedRequest(changeListingCalls.change, { body: { kind, ids, change } });

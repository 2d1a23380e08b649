import type { ListingChange } from '@helpdesk/contract/calls/managed/change-listings';
import type { FoundListing } from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { nameOf } from '#admin/names/name-of.ts';
import { offerUndo } from '#admin/shell/undo.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { changeListings } from './listing.writes.ts';

interface Asked {
  readonly listings: readonly FoundListing[];
  readonly change: ListingChange;
}

/** Does one thing to listings, and offers to take it back as a whole. */
export function useListingChange(kind: ListingKind, onDone?: () => void) {
  const write = async ({ listings, change }: Asked) => {
    const ids = listings.map(({ _id }) => _id);
    const answer = await changeListings(kind, ids, change);
    const [first] = listings;
    if (answer.state === 'ok' && answer.result.undoId && first) {
      const bulk = { count: answer.result.changed, isDeletion: change.what === 'delete' };
      offerUndo({ table: kind, id: answer.result.undoId, name: nameOf(first), bulk });
    }
    return answer;
  };
  return useWrite(write, { onDone });
}

import { openingOf } from '@helpdesk/contract/opening/listing-opening';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

const noon = '12:00';

/**
 * Whether nobody gets in for now, which its pin says: a notice keeps people away, or by its hours it does not open again within a year.
 * @param restricted listings that a notice keeps people away from
 */
export function isOff(listing: ListingRow, restricted: ReadonlySet<string>, day: string): boolean {
  if (restricted.has(listing._id)) return true;
  const opening = openingOf(listing, [], { day, time: noon });
  return opening.is === 'closed' && opening.opens === undefined;
}

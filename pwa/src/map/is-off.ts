import { openingAt } from '@helpdesk/contract/opening/opening';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

const noon = '12:00';

/**
 * Whether nobody gets in for now, which its pin says: it is closed, or by its hours does not open again within a year.
 * @param closed listings that a notice closes
 */
export function isOff(listing: ListingRow, closed: ReadonlySet<string>, day: string): boolean {
  if (closed.has(listing._id)) return true;
  if (listing.hours === null) return false;
  const opening = openingAt(listing.hours, { day, time: noon });
  return opening.is === 'closed' && opening.opens === undefined;
}

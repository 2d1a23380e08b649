import { openingAt } from '@helpdesk/contract/rules/opening';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

const noon = '12:00';

/** Whether nobody gets in for now, which its pin says: by its hours it does not open again within a year. */
export function isOff(listing: ListingRow, day: string): boolean {
  if (!('hours' in listing) || listing.hours === null) return false;
  const opening = openingAt(listing.hours, { day, time: noon });
  return opening.is === 'closed' && opening.opens === undefined;
}

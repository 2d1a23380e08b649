import type { Hours } from '@helpdesk/contract/kinds/hours';
import { isAlwaysOpen } from '@helpdesk/contract/opening/always-open';
import { isRestriction, openingOf } from '@helpdesk/contract/opening/listing-opening';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

import { mayBeRestricted } from '#catalogue/notices/may-be-restricted.ts';
import { restrictionsIn } from '#catalogue/notices/restrictions.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { OpenState } from './open-state.tsx';
import { openingInWords } from './opening-in-words.ts';
import { useMoment } from './use-moment.ts';

/** Whether the helpdesk itself is open, by the clock of the region: no notice is about it. */
export function OpenLine({ hours }: { hours: Hours }) {
  const now = useMoment();
  return <OpenState {...openingInWords(openingOf({ hours }, [], now), now)} />;
}

interface ListingOpenProps {
  listing: ListingRow;
  /** Stands beside `RestrictionLine` and `AlwaysOpen`, and repeats neither. */
  besideOthers?: boolean;
  /** Says that nobody knows the hours. */
  evenUnknown?: boolean;
}

/** Whether a listing is open, closed by a notice, or warned of; nothing while nobody knows. */
export function ListingOpen({ listing, besideOthers, evenUnknown }: ListingOpenProps) {
  const now = useMoment();
  const catalogue = useCatalogue();
  const opening = openingOf(listing, restrictionsIn(catalogue, listing._id), now);
  if (opening.is === 'unknown' && !evenUnknown) return null;
  if (besideOthers && (isRestriction(opening) || (isAlwaysOpen(listing) && !mayBeRestricted(catalogue)))) return null;
  return <OpenState {...openingInWords(opening, now)} />;
}

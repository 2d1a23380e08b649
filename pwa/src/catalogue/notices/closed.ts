import { closedListings, closureOn, closuresOf } from '@helpdesk/contract/opening/closure';
import type { NoticeRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from '#catalogue/catalogue.ts';

/** What closes a listing on a day: rows, cards, maps and whatever says when it is open ask here (decision 068). */
export function closureOf(catalogue: Catalogue, listingId: string, day: string): NoticeRow | undefined {
  const closure = closureOn(closuresOf(catalogue.rows.notices, listingId), day);
  return closure && catalogue.shown('notices', [closure])[0];
}

/** Listings that are closed on a day, by their ids: for whoever shows many. */
export const closedOn = (catalogue: Catalogue, day: string): ReadonlySet<string> =>
  closedListings(
    catalogue.shown(
      'notices',
      catalogue.rows.notices.filter(({ kind }) => kind === 'closed'),
    ),
    day,
  );

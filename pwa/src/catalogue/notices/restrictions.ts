import { restrictionsOf } from '@helpdesk/contract/opening/restriction';
import { type Restriction, restrictionOn } from '@helpdesk/contract/opening/restriction-on';
import type { ListingRow, NoticeRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { findById } from '#catalogue/find-by-id.ts';
import { mayBeRestricted } from './may-be-restricted.ts';

/** The notices that keep people away from a listing, on any days; a server brings them along with its page. */
export function restrictionsIn(catalogue: Catalogue | undefined, listingId: string): readonly NoticeRow[] {
  if (!catalogue || !mayBeRestricted(catalogue)) return [];
  const { kind, row } = findById(catalogue, listingId) ?? {};
  return row ? catalogue.shown('notices', restrictionsOf(catalogue.rows.notices, kind, row)) : [];
}

/** What of it holds on a day, `YYYY-MM-DD`. */
export const restrictionIn = (catalogue: Catalogue | undefined, listing: Pick<ListingRow, '_id'>, day: string): Restriction | undefined =>
  restrictionOn(restrictionsIn(catalogue, listing._id), day);

import { closedListings, closureOn, closuresOf } from '@helpdesk/contract/opening/closure';
import { isShownOn } from '@helpdesk/contract/rules/shown-on';
import type { AdRow, NoticeRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from './catalogue.ts';

/** The notices of a day, `YYYY-MM-DD`, the gravest first; without those of a listing or region that is no longer there. */
export const noticesOn = (catalogue: Catalogue, day: string): readonly NoticeRow[] =>
  announced(catalogue, day, ({ listing }) => !listing || catalogue.byId[listing.kind].get(listing.id) !== undefined);

/** Those of a day that are about any of these: a listing and its region. */
export const noticesAbout = (catalogue: Catalogue, ids: readonly (string | null)[], day: string): readonly NoticeRow[] =>
  announced(catalogue, day, ({ listing }) => listing !== null && ids.includes(listing.id));

const announced = (catalogue: Catalogue, day: string, isAsked: (notice: NoticeRow) => boolean): readonly NoticeRow[] =>
  catalogue.shown(
    'notices',
    catalogue.rows.notices.filter((notice) => isShownOn(notice, day) && isAsked(notice)),
    { whole: true },
  );

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

/** The advertisements of a day in the order of their priority (product 5.8). */
export const adsOn = (catalogue: Catalogue, day: string): readonly AdRow[] =>
  catalogue.shown(
    'ads',
    catalogue.rows.ads.filter((ad) => isShownOn(ad, day)),
    { whole: true },
  );

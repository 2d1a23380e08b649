import { isShownOn } from '@helpdesk/contract/rules/shown-on';
import type { AdRow, NoticeRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from './catalogue.ts';

/** The notices of a day, `YYYY-MM-DD`, the most urgent first; without those of a listing that is no longer there. */
export const noticesOn = (catalogue: Catalogue, day: string): readonly NoticeRow[] =>
  announced(catalogue, day, ({ listing }) => !listing || catalogue.byId[listing.kind].get(listing.id) !== undefined);

/** Those of a day that are about one listing. */
export const noticesAbout = (catalogue: Catalogue, listingId: string, day: string): readonly NoticeRow[] =>
  announced(catalogue, day, ({ listing }) => listing?.id === listingId);

const announced = (catalogue: Catalogue, day: string, isAsked: (notice: NoticeRow) => boolean): readonly NoticeRow[] =>
  catalogue.shown(
    'notices',
    catalogue.rows.notices.filter((notice) => isShownOn(notice, day) && isAsked(notice)),
    { whole: true },
  );

/** The advertisements of a day in the order of their priority (product 5.8). */
export const adsOn = (catalogue: Catalogue, day: string): readonly AdRow[] =>
  catalogue.shown(
    'ads',
    catalogue.rows.ads.filter((ad) => isShownOn(ad, day)),
    { whole: true },
  );

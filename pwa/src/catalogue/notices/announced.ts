import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { restricts } from '@helpdesk/contract/opening/restricts';
import { isShownOn } from '@helpdesk/contract/rules/shown-on';
import type { AdRow, NoticeRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from '#catalogue/catalogue.ts';

/** The notices of a day, `YYYY-MM-DD`, the gravest first; without those of a listing or region that is no longer there. */
export const noticesOn = (catalogue: Catalogue, day: string): readonly NoticeRow[] =>
  announced(
    catalogue,
    day,
    ({ listing }) => !listing || listing.kind === 'kinds' || catalogue.byId[listing.kind].get(listing.id) !== undefined,
  );

/** Those of a day that are about any of these: a listing, its region, its kind by name; and what keeps people away everywhere. */
export const noticesAbout = (catalogue: Catalogue, ids: readonly (string | null)[], day: string): readonly NoticeRow[] =>
  announced(catalogue, day, (notice) => (notice.listing === null ? restricts(notice) : ids.includes(notice.listing.id)));

/** A listing's id, as `noticesAbout` takes it, and the kind that it is of. */
export const withKind = ({ byId }: Catalogue, ids: readonly (string | null)[]): readonly (string | null)[] => [
  ...ids,
  ...listingKinds.filter((kind) => ids.some((id) => id !== null && byId[kind].get(id) !== undefined)),
];

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

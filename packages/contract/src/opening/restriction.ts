import type { ListingKind } from '#kinds/kinds.ts';
import type { ListingRow, NoticeRow } from '#sync/rows.ts';
import { restricts } from './restricts.ts';

/** What a notice says of the days on which nobody should go: it closes, or it warns with “do not go”. */
export type Restricting = Pick<NoticeRow, 'kind' | 'startDate' | 'endDate'>;

export type Restricted = Pick<ListingRow, '_id' | 'regionId'>;

/** Whether a notice is about a listing: by itself, by its region, by its kind, or because it is about everything. */
export const concerns = ({ listing: subject }: Pick<NoticeRow, 'listing'>, kind: ListingKind | undefined, listing: Restricted): boolean =>
  subject === null || subject.id === listing._id || subject.id === listing.regionId || (subject.kind === 'kinds' && subject.id === kind);

/** The notices that keep people away from a listing, on any days. */
export const restrictionsOf = (notices: readonly NoticeRow[], kind: ListingKind | undefined, listing: Restricted): readonly NoticeRow[] =>
  notices.filter((notice) => restricts(notice) && concerns(notice, kind, listing));

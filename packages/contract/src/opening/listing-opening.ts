import type { Hours, Span } from '#kinds/hours.ts';
import { isHelp, type ListingKind, listingKinds } from '#kinds/kinds.ts';
import { isShownOn } from '#rules/shown-on.ts';
import type { CatalogueRows, ListingRow, NoticeRow } from '#sync/rows.ts';
import { isAlwaysOpen, type Opened } from './always-open.ts';
import { isOpenAt, type Moment, spansOn } from './open-at.ts';
import { type Opening, openingAt } from './opening.ts';
import { type Restricting, restrictionsOf } from './restriction.ts';
import { type Restriction, restrictionOn } from './restriction-on.ts';
import { closes, restricts } from './restricts.ts';

/** Whether a listing is open is decided here and nowhere else: what a notice says of it goes before its hours (decision 119). */

/** What is true of a listing at a minute. */
export type ListingOpening = Restriction | Opening | { readonly is: 'unknown' };

export const isRestriction = (opening: ListingOpening): opening is Restriction => opening.is === 'shut' || opening.is === 'warned';

/** The hours of a listing; null: nobody knows. */
export const hoursOf = (listing: Opened): Hours | null => (isAlwaysOpen(listing) ? allHours : listing.hours);

const allDay: readonly Span[] = [{ opens: '00:00', closes: '00:00' }];
const allHours: Hours = { seasons: [{ from: null, to: null, week: Array.from({ length: 7 }, () => allDay) }], closedOn: [] };

/**
 * Whether a listing is open at a minute, until when, or when it opens next; on days of a restriction it does not open.
 * @param restrictions those of the listing, on any days
 */
export function openingOf(listing: Opened, restrictions: readonly Restricting[], now: Moment): ListingOpening {
  return restrictionOn(restrictions, now.day) ?? hoursNow(listing, restrictions, now);
}

/** The same by its hours alone: whoever needs help goes to a hospital in spite of a warning. */
export function hoursNow(listing: Opened, restrictions: readonly Restricting[], now: Moment): Opening | { readonly is: 'unknown' } {
  const hours = hoursOf(listing);
  return hours ? openingAt(hours, now, shutOn(restrictions)) : { is: 'unknown' };
}

/** When a listing opens on a day, `YYYY-MM-DD`; undefined: nobody knows. */
export function opensOn(listing: Opened, restrictions: readonly Restricting[], day: string): readonly Span[] | undefined {
  const hours = hoursOf(listing);
  if (restrictionOn(restrictions, day)) return [];
  return hours ? spansOn(hours, day) : undefined;
}

const shutOn =
  (restrictions: readonly Restricting[]) =>
  (day: string): boolean =>
    restrictions.some((restriction) => isShownOn(restriction, day));

/** Whether a listing is open, for whoever asks many; undefined: it does not say. */
export function isOpenNow(listing: ListingRow, { now, restricted }: OpenBy): boolean | undefined {
  if (restricted?.has(listing._id)) return false;
  if (isAlwaysOpen(listing)) return true;
  return now && listing.hours ? isOpenAt(listing.hours, now) : undefined;
}

/** What says whether something is open; where the minute is not known, nothing is for certain. */
export interface OpenBy {
  readonly now?: Moment;
  /** Listings that `restrictedOn` a day. */
  readonly restricted?: Pick<ReadonlySet<string>, 'has'>;
}

/** Whether a listing is not open on a day, `YYYY-MM-DD`, whatever its hours say. A warning does not shut a service, because whoever needs help goes. */
export const isRestricted = (notices: readonly NoticeRow[], kind: ListingKind, listing: ListingRow, day: string): boolean =>
  restrictionsOf(notices, kind, listing).some((notice) => isShownOn(notice, day) && (!isHelp(kind) || closes(notice)));

/** All of those, by their ids. */
export function restrictedOn(rows: Pick<CatalogueRows, ListingKind | 'notices'>, day: string): ReadonlySet<string> {
  const restricting = rows.notices.filter((notice) => restricts(notice) && isShownOn(notice, day));
  if (restricting.length === 0) return new Set();
  return new Set(
    listingKinds.flatMap((kind) =>
      (rows[kind] as readonly ListingRow[]).filter((listing) => isRestricted(restricting, kind, listing, day)).map(({ _id }) => _id),
    ),
  );
}

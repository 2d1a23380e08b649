import { isShownOn } from '#rules/shown-on.ts';
import type { NoticeRow } from '#sync/rows.ts';

/** The days of which something is closed, both inclusive. */
export type Closure = Pick<NoticeRow, 'startDate' | 'endDate'>;

/**
 * Whatever closes a listing, on any days. Only a notice about the listing itself does: one about its region, or about all, is read on its
 * page and closes nothing (decision 068).
 */
export const closuresOf = <Notice extends Closure & Pick<NoticeRow, 'kind' | 'listing'>>(notices: readonly Notice[], listingId: string) =>
  notices.filter(({ kind, listing }) => kind === 'closed' && listing?.id === listingId);

/** What of it holds on a day, `YYYY-MM-DD`; of several what lasts longest. */
export const closureOn = <Closing extends Closure>(closures: readonly Closing[], day: string): Closing | undefined =>
  closures
    .filter((closure) => isShownOn(closure, day))
    .reduce<Closing | undefined>((longest, closure) => (longest && longest.endDate >= closure.endDate ? longest : closure), undefined);

/** The listings that are closed on a day, `YYYY-MM-DD`, by their ids: for whoever looks at many. */
export const closedListings = (notices: readonly NoticeRow[], day: string): ReadonlySet<string> =>
  new Set(notices.flatMap((notice) => (notice.kind === 'closed' && notice.listing && isShownOn(notice, day) ? notice.listing.id : [])));

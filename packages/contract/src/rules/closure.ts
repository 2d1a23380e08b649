import type { NoticeRow } from '#sync/rows.ts';

import { isShownOn } from './shown-on.ts';

/** What of a notice says whether it closes something. */
type Closing = Pick<NoticeRow, 'kind' | 'listing' | 'startDate' | 'endDate'>;

/**
 * What closes a listing on a day, `YYYY-MM-DD`; of several what lasts longest. Only a notice about the listing itself does: one about its
 * region, or about all, is read on its page and closes nothing (decision 068).
 */
export function closureAmong<Notice extends Closing>(notices: readonly Notice[], listingId: string, day: string): Notice | undefined {
  let longest: Notice | undefined;
  for (const notice of notices) {
    const closes = notice.kind === 'closed' && notice.listing?.id === listingId && isShownOn(notice, day);
    if (closes && (!longest || notice.endDate > longest.endDate)) longest = notice;
  }
  return longest;
}

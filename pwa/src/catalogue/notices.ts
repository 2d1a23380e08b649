import type { NoticeRow } from '@helpdesk/contract/rows';
import { isShownOn } from '@helpdesk/contract/shown-on';
import type { Catalogue } from './catalogue.ts';

/** The notices of a day, `YYYY-MM-DD`, the most urgent first; without those of a listing that is no longer there. */
export const noticesOn = ({ rows, byId }: Catalogue, day: string): NoticeRow[] =>
  rows.notices.filter((notice) => isShownOn(notice, day) && (!notice.listing || byId[notice.listing.kind].has(notice.listing.id)));

/** Those of a day that are about one listing. */
export const noticesAbout = (catalogue: Catalogue, listingId: string, day: string): NoticeRow[] =>
  catalogue.rows.notices.filter((notice) => notice.listing?.id === listingId && isShownOn(notice, day));

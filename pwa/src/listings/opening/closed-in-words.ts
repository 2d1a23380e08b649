import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { closureOf } from '#catalogue/notices/closed.ts';

import { dayInWords } from '#listings/day-in-words.ts';

/** Until when something is closed, with the whole date. */
export const closedInWords = ({ endDate }: Pick<NoticeRow, 'endDate'>): string =>
  m.open_closed_until({ day: dayInWords(endDate, spokenLanguage()) });

/** The same of a listing that is closed on a day. */
export function closedNow(catalogue: Catalogue, listingId: string, day: string): string | undefined {
  const closure = closureOf(catalogue, listingId, day);
  return closure && closedInWords(closure);
}

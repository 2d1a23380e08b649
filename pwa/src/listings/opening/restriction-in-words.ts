import type { Restriction } from '@helpdesk/contract/opening/restriction-on';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { restrictionIn } from '#catalogue/notices/restrictions.ts';

/** @param day the last one, in words */
export const restrictionUntil = ({ is }: Restriction, day: string) =>
  is === 'shut'
    ? ({ look: 'closed', text: m.open_closed_until({ day }) } as const)
    : ({ look: 'warned', text: m.open_warned_until({ day }) } as const);

/** Until when something is closed or warned of, with the whole date. */
export const restrictionInWords = (restriction: Restriction): string =>
  restrictionUntil(restriction, dayInWords(restriction.until, spokenLanguage())).text;

/** The same of a listing on a day; undefined while nothing keeps people away. */
export function restrictionNow(catalogue: Catalogue, listing: Pick<ListingRow, '_id'>, day: string): string | undefined {
  const restriction = restrictionIn(catalogue, listing, day);
  return restriction && restrictionInWords(restriction);
}

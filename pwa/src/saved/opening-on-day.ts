import { languageFacts } from '@helpdesk/contract/languages';
import type { Opened } from '@helpdesk/contract/opening/always-open';
import { daysAfter } from '@helpdesk/contract/opening/days-after';
import { hoursNow, opensOn } from '@helpdesk/contract/opening/listing-opening';
import type { Moment } from '@helpdesk/contract/opening/open-at';
import type { Restricting } from '@helpdesk/contract/opening/restriction';
import { restrictionOn } from '@helpdesk/contract/opening/restriction-on';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { restrictionsIn } from '#catalogue/notices/restrictions.ts';
import type { OpenLook } from '#listings/opening/open-state.tsx';
import { openingInWords } from '#listings/opening/opening-in-words.ts';
import { shortDayInWords, weekdayInWords } from '#listings/opening/short-time-in-words.ts';
import { timeInWords } from '#listings/opening/time-in-words.ts';

export interface OpeningOnDay {
  readonly look: OpenLook;
  /** "Open until 6 pm", "Closed on Sundays", "Hours not known". */
  readonly text: string;
  /** Of what is closed that day: "Opens on Monday at 10 am". */
  readonly opens?: string;
}

/** Who opens by then is not said to open at all: nobody is earlier. */
const earlyEnough = '09:00';
const daysInWeek = 7;
const noon = '12:00';

/** Whether a stop is open on the day of a plan, `YYYY-MM-DD`. */
export const stopOnDay = (catalogue: Catalogue | undefined, listing: ListingRow, day: string, now: Moment): OpeningOnDay =>
  openingOnDay(listing, restrictionsIn(catalogue, listing._id), day, now);

/**
 * What is known of the whole day of a plan, `YYYY-MM-DD`: what keeps people away goes before the hours.
 * @param now of today only what is left counts
 */
export function openingOnDay(listing: Opened, restrictions: readonly Restricting[], day: string, now: Moment): OpeningOnDay {
  const restriction = restrictionOn(restrictions, day);
  if (restriction) return openingInWords(restriction, { day, time: noon });
  const spans = opensOn(listing, restrictions, day);
  if (!spans) return openingInWords({ is: 'unknown' }, now);
  const opening = hoursNow(listing, restrictions, { day, time: noon });
  if (spans.length === 0)
    return { look: 'closed', text: closedInWords(listing, restrictions, day), opens: opensInWords(listing, restrictions, day) };
  if (opening.is === 'always') return openingInWords(opening, now);
  const left = day === now.day ? hoursNow(listing, restrictions, now) : opening;
  if (day === now.day && left.is === 'closed' && left.opens?.day !== day) return { ...openingInWords(left, now), look: 'closed' };
  const language = spokenLanguage();
  const [only, another] = spans;
  if (only && !another && only.opens <= earlyEnough) return { look: 'open', text: m.saved_open_until({ time: timeInWords(only.closes) }) };
  const times = spans.map(({ opens, closes }) => m.saved_span({ from: timeInWords(opens), to: timeInWords(closes) }));
  return { look: 'open', text: m.saved_open_times({ times: new Intl.ListFormat(languageFacts[language].locale).format(times) }) };
}

/** Names the day of the week where the week is why. */
function closedInWords(listing: Opened, restrictions: readonly Restricting[], day: string): string {
  const isWeekly =
    !listing.hours?.closedOn.includes(day) &&
    [1, 2, 3, 4, 5, 6].some((days) => opensOn(listing, restrictions, daysAfter(day, days))?.length);
  return isWeekly ? m.saved_closed_weekly({ day: weekdayInWords(day, spokenLanguage()) }) : m.saved_closed_that_day();
}

/** When it opens after a day on which it is closed; undefined: not within a year. */
function opensInWords(listing: Opened, restrictions: readonly Restricting[], day: string): string | undefined {
  const opening = hoursNow(listing, restrictions, { day, time: noon });
  if (opening.is !== 'closed' || !opening.opens) return undefined;
  const language = spokenLanguage();
  const time = timeInWords(opening.opens.time);
  const isNear = opening.opens.day < daysAfter(day, daysInWeek);
  return m.saved_opens({
    day: isNear ? weekdayInWords(opening.opens.day, language) : shortDayInWords(opening.opens.day, day, language),
    time,
  });
}

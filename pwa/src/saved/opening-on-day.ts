import type { Hours } from '@helpdesk/contract/kinds/hours';
import { languageFacts } from '@helpdesk/contract/languages';
import { daysAfter, spansOn } from '@helpdesk/contract/opening/open-at';
import { openingAt } from '@helpdesk/contract/opening/opening';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { closureOf } from '#catalogue/notices/closed.ts';
import { shortDayInWords, timeInWords, weekdayInWords } from '#listings/opening/short-time-in-words.ts';

import { hoursOf } from './stops.ts';

export interface OpeningOnDay {
  readonly look: 'open' | 'closed' | 'unknown';
  /** "Open until 6 pm", "Closed on Sundays", "Hours not known". */
  readonly text: string;
  /** Of what is closed that day: "Opens on Monday at 10 am". */
  readonly opens?: string;
}

/** Who opens by then is not said to open at all: nobody is earlier. */
const earlyEnough = '09:00';
const daysInWeek = 7;
const noon = '12:00';

/** Whether a stop is open on the day of a plan, `YYYY-MM-DD`: what closes it goes before its hours. */
export function stopOnDay(catalogue: Catalogue | undefined, listing: ListingRow, day: string): OpeningOnDay {
  const closure = catalogue && closureOf(catalogue, listing._id, day);
  if (!closure) return openingOnDay(hoursOf(listing), day);
  return { look: 'closed', text: m.open_closed_until({ day: shortDayInWords(closure.endDate, day, spokenLanguage()) }) };
}

/** What the hours of a stop say of the whole day of a plan, `YYYY-MM-DD`; null: nobody knows them. */
export function openingOnDay(hours: Hours | null, day: string): OpeningOnDay {
  if (!hours) return { look: 'unknown', text: m.saved_opening_unknown() };
  const spans = spansOn(hours, day);
  if (spans.length === 0) return { look: 'closed', text: closedInWords(hours, day), opens: opensInWords(hours, day) };
  if (openingAt(hours, { day, time: noon }).is === 'always') return { look: 'open', text: m.open_always() };
  const language = spokenLanguage();
  const [only, another] = spans;
  if (only && !another && only.opens <= earlyEnough)
    return { look: 'open', text: m.saved_open_until({ time: timeInWords(only.closes, language) }) };
  const times = spans.map(({ opens, closes }) => m.saved_span({ from: timeInWords(opens, language), to: timeInWords(closes, language) }));
  return { look: 'open', text: m.saved_open_times({ times: new Intl.ListFormat(languageFacts[language].locale).format(times) }) };
}

/** Names the day of the week where the week is why. */
function closedInWords(hours: Hours, day: string): string {
  const isWeekly = !hours.closedOn.includes(day) && [1, 2, 3, 4, 5, 6].some((days) => spansOn(hours, daysAfter(day, days)).length > 0);
  return isWeekly ? m.saved_closed_weekly({ day: weekdayInWords(day, spokenLanguage()) }) : m.saved_closed_that_day();
}

/** When it opens after a day on which it is closed; undefined: not within a year. */
function opensInWords(hours: Hours, day: string): string | undefined {
  const opening = openingAt(hours, { day, time: noon });
  if (opening.is !== 'closed' || !opening.opens) return undefined;
  const language = spokenLanguage();
  const time = timeInWords(opening.opens.time, language);
  const isNear = opening.opens.day < daysAfter(day, daysInWeek);
  return m.saved_opens({
    day: isNear ? weekdayInWords(opening.opens.day, language) : shortDayInWords(opening.opens.day, day, language),
    time,
  });
}

import { daysAfter } from '@helpdesk/contract/opening/days-after';
import { isRestriction, type ListingOpening } from '@helpdesk/contract/opening/listing-opening';
import type { Moment } from '@helpdesk/contract/opening/open-at';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import type { OpenLook } from './open-state.tsx';
import { restrictionUntil } from './restriction-in-words.ts';
import { shortDayInWords, weekdayInWords } from './short-time-in-words.ts';
import { timeInWords } from './time-in-words.ts';

interface OpeningInWords {
  /** `open`: go now; `later`: today or within a week; `closed`: not for longer; `warned`: do not go. */
  readonly look: OpenLook;
  readonly text: string;
}

/** "Open now, until 6 pm", "Opens on Monday at 9 am", "Closed until 30 Sep", "Do not go. Warning until 30 Sep". */
export function openingInWords(opening: ListingOpening, now: Moment): OpeningInWords {
  const language = spokenLanguage();
  if (isRestriction(opening)) return restrictionUntil(opening, shortDayInWords(opening.until, now.day, language));
  if (opening.is === 'unknown') return { look: 'unknown', text: m.open_unknown() };
  if (opening.is === 'always') return { look: 'open', text: m.open_always() };
  if (opening.is === 'open') return { look: 'open', text: openInWords(opening.until, now) };
  if (!opening.opens) return { look: 'closed', text: m.open_closed() };
  const { day } = opening.opens;
  const time = timeInWords(opening.opens.time);
  if (day === now.day) return { look: 'later', text: m.open_opens_at({ time }) };
  if (day === daysAfter(now.day, 1)) return { look: 'later', text: m.open_opens_tomorrow({ time }) };
  if (day < daysAfter(now.day, daysOfWeek)) return { look: 'later', text: m.open_opens_on({ day: weekdayInWords(day, language), time }) };
  return { look: 'closed', text: m.open_closed_until({ day: shortDayInWords(daysAfter(day, -1), now.day, language) }) };
}

const daysOfWeek = 7;

/** The end of today's hours is said by its time, also after midnight; of a later one the day is said, too. */
function openInWords(until: Moment, now: Moment): string {
  const language = spokenLanguage();
  const time = timeInWords(until.time);
  const endsTonight = until.day === now.day || (until.day === daysAfter(now.day, 1) && until.time <= now.time);
  if (endsTonight) return m.open_now_until({ time });
  return m.open_now_until_day({ day: weekdayInWords(until.day, language), time });
}

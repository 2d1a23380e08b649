import { daysAfter, type Moment } from '@helpdesk/contract/opening/open-at';
import type { Opening } from '@helpdesk/contract/opening/opening';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { shortDayInWords, timeInWords, weekdayInWords } from './short-time-in-words.ts';

interface OpeningInWords {
  /** `open`: go now; `later`: today or within a week; `closed`: not for longer. */
  readonly look: 'open' | 'later' | 'closed';
  readonly text: string;
}

/** "Open now, until 6 pm", "Opens on Monday at 9 am", "Closed until 30 Sep". */
export function openingInWords(opening: Opening, now: Moment): OpeningInWords {
  const language = spokenLanguage();
  if (opening.is === 'always') return { look: 'open', text: m.open_always() };
  if (opening.is === 'open') return { look: 'open', text: m.open_now_until({ time: timeInWords(opening.until.time, language) }) };
  if (!opening.opens) return { look: 'closed', text: m.open_closed() };
  const { day } = opening.opens;
  const time = timeInWords(opening.opens.time, language);
  if (day === now.day) return { look: 'later', text: m.open_opens_at({ time }) };
  if (day === daysAfter(now.day, 1)) return { look: 'later', text: m.open_opens_tomorrow({ time }) };
  if (day < daysAfter(now.day, daysOfWeek)) return { look: 'later', text: m.open_opens_on({ day: weekdayInWords(day, language), time }) };
  return { look: 'closed', text: m.open_closed_until({ day: shortDayInWords(daysAfter(day, -1), now.day, language) }) };
}

const daysOfWeek = 7;

import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { dayInWords } from './day-in-words.ts';

/** Until when something is closed, with the whole date. */
export const closedInWords = ({ endDate }: Pick<NoticeRow, 'endDate'>): string =>
  m.closed_until({ day: dayInWords(endDate, spokenLanguage()) });

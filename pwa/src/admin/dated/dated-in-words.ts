import type { Language } from '@helpdesk/contract/languages';
import { datedState, daysBetween } from '@helpdesk/contract/rules/shown-on';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { m } from '@helpdesk/words/messages';

export interface Dated {
  readonly startDate: string;
  readonly endDate: string;
  readonly unpublished?: boolean | undefined;
}

/** Whether everybody sees it today. */
export const isShownNow = (dated: Dated, today: string): boolean => !dated.unpublished && datedState(dated, today) === 'running';

/** “Runs until 3 December 2026”, “Starts in 5 days, on 8 December 2026”, “Ended on 1 November 2026”. */
export function datedInWords(dated: Dated, today: string, language: Language): string {
  const { startDate, endDate } = dated;
  const state = datedState(dated, today);
  if (state === 'over') return m.admin_dated_ended({ day: dayInWords(endDate, language) });
  if (state === 'coming') return m.admin_dated_starts({ count: daysBetween(today, startDate), day: dayInWords(startDate, language) });
  return endDate === today ? m.admin_dated_last_day() : m.admin_dated_until({ day: dayInWords(endDate, language) });
}

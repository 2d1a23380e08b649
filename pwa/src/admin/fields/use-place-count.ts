import { managedListingCalls } from '@helpdesk/contract/calls/managed/managed-listings';
import { spokenLanguage } from '@helpdesk/words/language';
import { useAnswer } from '#admin/shell/use-answer.ts';

/** How many places are published: one of them is asked for as near as soon as there is another (product 6.7). */
export const usePlaceCount = (): number =>
  useAnswer(managedListingCalls.page, { query: { kind: 'places', search: '', state: 'published', spoken: spokenLanguage() } }).result
    ?.count ?? 0;

import { queryTypes } from '@helpdesk/contract/calls/contact-form';
import { m } from '@helpdesk/words/messages';

/** What the wire calls a kind of enquiry, in words. */
export const queryTypeLabels: Readonly<Record<(typeof queryTypes)[number], () => string>> = {
  'Donation Related': m.contact_query_donation,
  'Interested in Tie up': m.contact_query_tie_up,
  'Feedback/Grievance': m.contact_query_feedback,
};

/** Empty while none was chosen. */
export function queryTypeInWords(chosen: string): string {
  const queryType = queryTypes.find((known) => known === chosen);
  return queryType ? queryTypeLabels[queryType]() : '';
}

import type { queryTypes } from '@helpdesk/contract/calls/contact-form';
import type { messagesIn } from '@helpdesk/words/server-messages';

export type Messages = ReturnType<typeof messagesIn>;
type QueryType = (typeof queryTypes)[number];

const labels: Readonly<Record<QueryType, (m: Messages) => string>> = {
  'Donation Related': (m) => m.contact_query_donation(),
  'Interested in Tie up': (m) => m.contact_query_tie_up(),
  'Feedback/Grievance': (m) => m.contact_query_feedback(),
};

/** What an enquiry is about; undefined where that is none of the fixed set. */
export const topicIn = (m: Messages, queryType: string): string | undefined =>
  Object.hasOwn(labels, queryType) ? labels[queryType as QueryType](m) : undefined;

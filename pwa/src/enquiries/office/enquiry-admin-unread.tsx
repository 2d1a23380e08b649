import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';

import { useAnswer } from '#admin/shell/use-answer.ts';

import styles from './enquiry-admin-unread.module.css';

const aMinute = 60_000;

/** How many enquiries nobody has dealt with; nothing when there are none, or when it is not known. */
export function UnreadEnquiries() {
  const unread = useAnswer(enquiryCalls.counts, {}, { every: aMinute }).result?.new ?? 0;
  return unread > 0 && <span className={styles.unread}>{m.admin_enquiries_unread({ count: unread })}</span>;
}

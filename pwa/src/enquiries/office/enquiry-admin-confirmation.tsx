import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';

import { useWrite } from '#admin/shell/use-write.ts';
import { Button } from '#ui/controls/button.tsx';

import { updateEnquiry } from './enquiry-admin.writes.ts';
import styles from './enquiry-admin-confirmation.module.css';
import { confirmationWords } from './enquiry-admin-words.ts';

interface EnquiryConfirmationProps {
  enquiry: EnquiryAnswer;
  onChanged: (enquiry: EnquiryAnswer) => void;
}

/** What became of the confirmation to the visitor. A mail that comes back lies in the helpdesk's mailbox, so somebody has to say it here. */
export function EnquiryConfirmation({ enquiry: { _id, confirmation }, onChanged }: EnquiryConfirmationProps) {
  const { start, pending } = useWrite(async (mailReturned: boolean) => {
    const response = await updateEnquiry(_id, { mailReturned });
    if (response.state === 'ok') onChanged(response.result);
    return response;
  });
  if (confirmation === 'none') return null;
  const isReturned = confirmation === 'returned';
  return (
    <div className={styles.confirmation}>
      <p className={styles.state}>{`${m.admin_enquiries_confirmation()}: ${confirmationWords[confirmation]()}`}</p>
      {(isReturned || confirmation === 'sent') && (
        <Button look="line" aria-disabled={pending} onClick={() => !pending && start(!isReturned)}>
          {isReturned ? m.admin_enquiries_mail_not_returned() : m.admin_enquiries_mail_returned()}
        </Button>
      )}
    </div>
  );
}

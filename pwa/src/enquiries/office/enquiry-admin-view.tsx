import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAuthorName } from '#admin/shell/colleagues.ts';

import { Modal } from '#admin/shell/modal.tsx';
import { useLeaving } from '#admin/shell/use-leaving.tsx';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';
import { EnquiryAssigned } from './enquiry-admin-assigned.tsx';
import { EnquiryBadges } from './enquiry-admin-badges.tsx';
import { EnquiryConfirmation } from './enquiry-admin-confirmation.tsx';
import { EnquiryContact } from './enquiry-admin-contact.tsx';
import { EnquiryHistory } from './enquiry-admin-history.tsx';
import { EnquiryNotes } from './enquiry-admin-notes.tsx';
import { EnquiryProgress } from './enquiry-admin-progress.tsx';
import styles from './enquiry-admin-view.module.css';
import { commentOf, detailsOf, kindWords, languageOf, listingIdOf, shownSubject, textOf } from './enquiry-admin-words.ts';
import { ForwardBooking } from './forward/forward-booking.tsx';

/** One enquiry: what was sent, and beside it what became of it. */
export function EnquiryView({ enquiry: opened, onClose }: { enquiry: EnquiryAnswer; onClose: () => void }) {
  // The list may have let it go: with its new state it no longer fits the filter.
  const [enquiry, setEnquiry] = useState(opened);
  const [note, setNote] = useState('');
  // No draft of it stays on this device: it may name the visitor, and outlive an erasure.
  const { leave, question } = useLeaving(note.trim() !== '', false, onClose);
  return (
    <Modal title={m.admin_enquiries_title({ kind: kindWords[enquiry.kind](), reference: enquiry.reference })} wide onClose={leave}>
      <div className={styles.body}>
        <div className={styles.column}>
          <EnquiryBadges enquiry={enquiry} />
          <Sent enquiry={enquiry} />
          {enquiry.kind === 'booking' && enquiry.body && <ForwardBooking enquiry={enquiry} onChanged={setEnquiry} />}
        </div>
        <div className={styles.column}>
          <EnquiryProgress enquiry={enquiry} onChanged={setEnquiry} />
          {enquiry.answered && <Answered {...enquiry.answered} />}
          <EnquiryAssigned enquiry={enquiry} onChanged={setEnquiry} />
          <EnquiryConfirmation enquiry={enquiry} onChanged={setEnquiry} />
          <EnquiryNotes enquiry={enquiry} note={note} onType={setNote} onChanged={setEnquiry} />
          <EnquiryHistory id={enquiry._id} />
        </div>
      </div>
      {question}
    </Modal>
  );
}

function Answered({ at, by }: NonNullable<EnquiryAnswer['answered']>) {
  const authorName = useAuthorName();
  return <p className={styles.aside}>{m.admin_enquiries_answered({ name: authorName(by), moment: momentInWords(at) })}</p>;
}

function Sent({ enquiry }: { enquiry: EnquiryAnswer }) {
  const { body, receivedAt } = enquiry;
  const catalogue = useWholeCatalogue();
  const comment = commentOf(enquiry);
  const listingId = listingIdOf(enquiry);
  const received = momentInWords(receivedAt);
  const language = languageOf(enquiry);
  if (!body)
    return (
      <>
        <p className={styles.aside}>{received}</p>
        {language && <p className={styles.aside}>{`${m.admin_enquiries_language()}: ${language}`}</p>}
        <p>{m.admin_enquiries_erased_text()}</p>
      </>
    );
  return (
    <>
      {body.name && <h3 className={styles.name}>{body.name}</h3>}
      <p className={styles.aside}>{received}</p>
      {language && <p className={styles.aside}>{`${m.admin_enquiries_language()}: ${language}`}</p>}
      <EnquiryContact body={body} />
      <p className={styles.subject}>
        {'utr' in body && `${m.admin_enquiries_utr()}: `}
        <Text of={shownSubject(enquiry, catalogue)} />
      </p>
      {listingId && enquiry.kind !== 'booking' && (
        <Link to="/q/$id" params={{ id: listingId }}>
          {m.admin_enquiries_open_listing()}
        </Link>
      )}
      {detailsOf(enquiry).map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {comment && <p className={styles.comment}>{comment}</p>}
      {body.noticeVersion && <p className={styles.aside}>{`${m.admin_enquiries_notice()}: ${body.noticeVersion}`}</p>}
      <Button look="line" className={styles.copy} onClick={() => void copy(textOf(enquiry))}>
        <Icon name="copy" />
        {m.admin_enquiries_copy()}
      </Button>
    </>
  );
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success(m.admin_enquiries_copied());
  else toast.error(m.admin_enquiries_copy_failed());
}

import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';
import styles from './enquiry-notice.module.css';
import { NoticeLines } from './notice-lines.tsx';

/** What becomes of what is sent (product 11.1); its version is stored with the submission. `what` names the data. */
export function EnquiryNotice({ what }: { what: string }) {
  return (
    <section className={styles.notice} aria-label={m.enquiry_notice_title()}>
      <b>{m.enquiry_notice_title()}</b>
      <NoticeLines what={what} />
      <Link to="/privacy-policy">{m.privacy_title()}</Link>
    </section>
  );
}

import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import { latePart } from '#ui/late-part.tsx';

import styles from './enquiry-notice.module.css';

const NoticeLines = latePart(async () => (await import('./notice-lines.tsx')).NoticeLines);

/** What becomes of what is sent (decision B19); its version is stored with the submission. `what` names the data. */
export function EnquiryNotice({ what }: { what: string }) {
  return (
    <section className={styles.notice} aria-label={m.enquiry_notice_title()}>
      <b>{m.enquiry_notice_title()}</b>
      <NoticeLines what={what} />
      <Link to="/privacy-policy">{m.privacy_title()}</Link>
    </section>
  );
}

import { site } from '@helpdesk/site/site';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import styles from './enquiry-notice.module.css';

/** What becomes of what is sent (decision B19); its version is stored with the submission. `what` names the data. */
export function EnquiryNotice({ what }: { what: string }) {
  return (
    <section className={styles.notice} aria-label={m.enquiry_notice_title()}>
      <b>{m.enquiry_notice_title()}</b>
      <ul>
        <li>{what}</li>
        <li>{m.enquiry_notice_why()}</li>
        <li>{m.enquiry_notice_who()}</li>
        <li>{m.enquiry_notice_long({ days: site.submissionsKeptForDays })}</li>
        <li>{m.enquiry_notice_erase({ email: site.contacts.other.email })}</li>
      </ul>
      <Link to="/privacy-policy">{m.privacy_title()}</Link>
    </section>
  );
}

import { helpdesk } from '@helpdesk/site/helpdesk';
import { site } from '@helpdesk/site/site';
import { m } from '@helpdesk/words/messages';

/** In a file of its own, since it is long in every language. */
export function NoticeLines({ what }: { what: string }) {
  const { email } = helpdesk.contacts.other;
  return (
    <ul>
      <li>{what}</li>
      <li>{m.enquiry_notice_why()}</li>
      <li>{m.enquiry_notice_who()}</li>
      <li>{m.enquiry_notice_long({ days: site.submissionsKeptForDays })}</li>
      <li>{email ? m.enquiry_notice_erase({ email }) : m.enquiry_notice_erase_here()}</li>
    </ul>
  );
}

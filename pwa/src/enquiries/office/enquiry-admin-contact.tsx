import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { mailLink } from '@helpdesk/contract/rules/email';

import { Icon } from '#ui/media/icon.tsx';

import styles from './enquiry-admin-contact.module.css';

/** How to answer: by phone or by mail. */
export function EnquiryContact({ body }: Pick<EnquiryAnswer, 'body'>) {
  if (!body?.phone && !body?.email) return null;
  return (
    <div className={styles.ways}>
      {body.phone && (
        <a href={`tel:${body.phone}`}>
          <Icon name="phone" />
          {body.phone}
        </a>
      )}
      {body.email && (
        <a href={mailLink(body.email)}>
          <Icon name="mail" />
          {body.email}
        </a>
      )}
    </div>
  );
}

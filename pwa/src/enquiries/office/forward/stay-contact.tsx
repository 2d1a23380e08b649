import { mailLink } from '@helpdesk/contract/rules/email';
import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import { callLink, whatsappLink } from '#booking/contact.ts';
import { Icon } from '#ui/media/icon.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';
import { Text } from '#ui/page/text.tsx';

import styles from './stay-contact.module.css';
import type { Stay } from './stay-of.ts';

/** Whom a booking is for, with the page and how to reach them. */
export function StayContact({ stay, email }: { stay: Stay; email?: string }) {
  const { name, contact, link } = stay;
  const whatsapp = contact && whatsappLink(contact.phone);
  return (
    <div className={styles.stay}>
      <Link {...link} className={styles.name}>
        <Text of={name} />
      </Link>
      {contact?.person && (
        <span>
          <Icon name="user" />
          <Text of={contact.person} />
        </span>
      )}
      {contact && (
        <>
          <a href={callLink(contact.phone)}>
            <Icon name="phone" />
            {phoneInWords(contact.phone)}
          </a>
          {whatsapp && (
            <a href={whatsapp} {...newTab}>
              {m.book_whatsapp()}
              <NewTabMark />
            </a>
          )}
        </>
      )}
      {email && (
        <a href={mailLink(email)}>
          <Icon name="mail" />
          {email}
        </a>
      )}
    </div>
  );
}

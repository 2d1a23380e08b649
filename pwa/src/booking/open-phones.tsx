import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import { m } from '@helpdesk/words/messages';

import { classes } from '#ui/style/classes.ts';

import { callLink } from './contact.ts';
import styles from './contact-details.module.css';
import { ContactLine, CopyPhone } from './contact-line.tsx';

/** Numbers that anybody may call: a tap calls. */
export function OpenPhones({ phones }: { phones: readonly string[] }) {
  return (
    <ul className={classes('list', styles.details)}>
      {phones.map((phone) => (
        <ContactLine key={phone} icon="phone" label={m.book_phone()} value={<a href={callLink(phone)}>{phoneInWords(phone)}</a>}>
          <CopyPhone phone={phone} label={m.contact_copy({ phone: phoneInWords(phone) })} />
        </ContactLine>
      ))}
    </ul>
  );
}

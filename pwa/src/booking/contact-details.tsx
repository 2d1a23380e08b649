import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';
import { classes } from '#ui/style/classes.ts';

import type { Contact } from './contact.ts';
import styles from './contact-details.module.css';
import { ContactLine, CopyPhone } from './contact-line.tsx';

/** Whom to call, and what the request was about and is known by where that is not said beside it. */
export function ContactDetails({ contact, place, reference }: { contact?: Contact; place?: Wording; reference?: string }) {
  return (
    <ul className={classes('list', styles.details)}>
      {place && <ContactLine icon="pin" label={m.book_place()} value={place.text} lang={unlessSpoken(place.lang)} />}
      {contact?.person && (
        <ContactLine icon="user" label={m.book_person()} value={contact.person.text} lang={unlessSpoken(contact.person.lang)} />
      )}
      {contact && (
        <ContactLine icon="phone" label={m.book_phone()} value={phoneInWords(contact.phone)}>
          <CopyPhone phone={contact.phone} label={m.book_copy_phone()} />
        </ContactLine>
      )}
      {reference && <ContactLine icon="check" label={m.book_reference()} value={reference} />}
    </ul>
  );
}

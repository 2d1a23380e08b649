import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import type { Wording } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import { type Contact, callLink, phoneInWords } from './contact.ts';
import styles from './contact-details.module.css';

/** Whom to call, and what the request was about and is known by where that is not said beside it. */
export function ContactDetails({ contact, place, reference }: { contact?: Contact; place?: Wording; reference?: string }) {
  return (
    <ul className={classes('list', styles.details)}>
      {place && <Detail icon="pin" label={m.book_place()} value={place.text} lang={unlessSpoken(place.lang)} />}
      {contact?.person && (
        <Detail icon="user" label={m.book_person()} value={contact.person.text} lang={unlessSpoken(contact.person.lang)} />
      )}
      {contact && (
        <Detail icon="phone" label={m.book_phone()} value={phoneInWords(contact.phone)}>
          <CopyPhone phone={contact.phone} label={m.book_copy_phone()} />
        </Detail>
      )}
      {reference && <Detail icon="check" label={m.book_reference()} value={reference} />}
    </ul>
  );
}

/** Numbers that anybody may call: a tap calls. */
export function OpenPhones({ phones }: { phones: readonly string[] }) {
  return (
    <ul className={classes('list', styles.details)}>
      {phones.map((phone) => (
        <Detail key={phone} icon="phone" label={m.book_phone()} value={<a href={callLink(phone)}>{phoneInWords(phone)}</a>}>
          <CopyPhone phone={phone} label={m.contact_copy({ phone: phoneInWords(phone) })} />
        </Detail>
      ))}
    </ul>
  );
}

interface DetailProps {
  icon: IconName;
  label: string;
  value: ReactNode;
  /** Of the value, where it is not the page's. */
  lang?: string;
  children?: ReactNode;
}

function Detail({ icon, label, value, lang, children }: DetailProps) {
  return (
    <li className={styles.detail}>
      <Icon name={icon} />
      <span>
        <small className={styles.label}>{label} </small>
        <b className={classes(styles.value, 'num')} lang={lang}>
          {value}
        </b>
      </span>
      {children}
    </li>
  );
}

function CopyPhone({ phone, label }: { phone: string; label: string }) {
  return (
    <Button look="line" square aria-label={label} onClick={() => void copyPhone(phone)}>
      <Icon name="copy" />
    </Button>
  );
}

async function copyPhone(phone: string): Promise<void> {
  if (await copyText(phone)) toast.success(m.book_copied());
  else toast.error(m.requests_copy_failed());
}

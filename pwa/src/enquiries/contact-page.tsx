import { helpdesk } from '@helpdesk/site/helpdesk';
import { m } from '@helpdesk/words/messages';

import { HelpdeskAddress } from '#submissions/helpdesk-address.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactWay, EmailLink, PhoneLink } from './contact-way.tsx';

export function ContactPage() {
  const { donations, other } = helpdesk.contacts;
  return (
    <>
      <PageHead title={m.contact_title()} description={m.contact_text()} />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.contact_title()}</h1>
        <p className={styles.text}>{m.contact_text()}</p>
        <div className={styles.split}>
          <ContactForm />
          <div className="stack">
            <img className={styles.picture} src="/art/contact.svg" alt={m.contact_picture()} width={640} height={400} />
            <div className={styles.ways}>
              <ContactWay icon="pin" title={m.contact_office()}>
                <address className={styles.address}>
                  <HelpdeskAddress />
                </address>
              </ContactWay>
              {(donations.email || donations.phones.length > 0) && (
                <ContactWay icon="give" title={m.contact_donations()}>
                  {donations.email && <EmailLink email={donations.email} />}
                  {donations.phones.map((phone) => (
                    <PhoneLink key={phone} phone={phone} />
                  ))}
                </ContactWay>
              )}
              {other.email && (
                <ContactWay icon="mail" title={m.contact_other()}>
                  <EmailLink email={other.email} />
                </ContactWay>
              )}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

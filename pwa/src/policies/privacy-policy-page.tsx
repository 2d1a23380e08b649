import { helpdesk } from '@helpdesk/site/helpdesk';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { HelpdeskAddress } from '#submissions/helpdesk-address.ts';
import styles from './policy.module.css';
import { Policy, PolicySection } from './policy.tsx';

export function PrivacyPolicyPage() {
  const { email } = helpdesk.contacts.other;
  const name = inSpokenLanguage(site.name);
  return (
    <Policy title={m.privacy_title()} intro={m.privacy_intro({ name })}>
      <PolicySection title={m.privacy_collected()}>
        <p>{m.privacy_collected_forms()}</p>
        <p>{m.privacy_collected_told()}</p>
        <p>{m.privacy_collected_visits()}</p>
        <p>{m.privacy_collected_searches({ days: site.missedSearchesKeptForDays })}</p>
        <p>{m.privacy_collected_position()}</p>
        <p>{m.privacy_collected_logs()}</p>
      </PolicySection>
      <PolicySection title={m.privacy_use()}>
        <p>{m.privacy_use_answer()}</p>
        <p>{m.privacy_use_kept({ days: site.submissionsKeptForDays })}</p>
        <p>{m.privacy_use_mail({ days: site.submissionsKeptForDays })}</p>
      </PolicySection>
      <PolicySection title={m.privacy_security()}>
        <p>{m.privacy_security_cards()}</p>
        <p>{m.privacy_security_ssl()}</p>
      </PolicySection>
      <PolicySection title={m.privacy_sharing()}>
        <p>{m.privacy_sharing_text()}</p>
        <dl className={styles.receivers}>
          <dt>{m.privacy_sharing_payment()}</dt>
          <dd>{m.privacy_sharing_payment_text()}</dd>
          <dt>{m.privacy_sharing_legal()}</dt>
          <dd>{m.privacy_sharing_legal_text()}</dd>
          <dt>{m.privacy_sharing_support()}</dt>
          <dd>{m.privacy_sharing_support_text()}</dd>
        </dl>
      </PolicySection>
      <PolicySection title={m.privacy_cookies()}>
        <p>{m.privacy_cookies_lang()}</p>
        <p>{m.privacy_cookies_phone()}</p>
        <p>{m.privacy_cookies_forms()}</p>
        <p>{m.privacy_cookies_person()}</p>
        <p>{m.privacy_cookies_contacts()}</p>
        <p>{m.privacy_cookies_others()}</p>
      </PolicySection>
      <PolicySection title={m.privacy_changes()}>
        <p>{m.privacy_changes_text()}</p>
      </PolicySection>
      <PolicySection title={m.privacy_contact()}>
        <p>{m.privacy_contact_text()}</p>
        <p>
          {name}
          <br />
          <HelpdeskAddress />
          {email && (
            <>
              <br />
              <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
        </p>
      </PolicySection>
    </Policy>
  );
}

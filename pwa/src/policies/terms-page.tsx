import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { Policy, PolicySection } from './policy.tsx';

export function TermsPage() {
  const name = inSpokenLanguage(site.name);
  return (
    <Policy title={m.terms_title()} intro={m.terms_intro({ name })}>
      <PolicySection title={m.terms_use()}>
        <p>{m.terms_use_purpose()}</p>
        <p>{m.terms_use_changes()}</p>
      </PolicySection>
      <PolicySection title={m.terms_property()}>
        <p>{m.terms_property_text({ name })}</p>
      </PolicySection>
      <PolicySection title={m.terms_submissions()}>
        <p>{m.terms_submissions_licence({ name })}</p>
        <p>{m.terms_submissions_yours()}</p>
      </PolicySection>
      <PolicySection title={m.terms_links()}>
        <p>{m.terms_links_text()}</p>
      </PolicySection>
      <PolicySection title={m.terms_liability()}>
        <p>{m.terms_liability_text({ name })}</p>
      </PolicySection>
      <PolicySection title={m.terms_indemnification()}>
        <p>{m.terms_indemnification_text({ name })}</p>
      </PolicySection>
      <PolicySection title={m.terms_modification()}>
        <p>{m.terms_modification_text()}</p>
      </PolicySection>
      <PolicySection title={m.terms_law()}>
        <p>{m.terms_law_text()}</p>
      </PolicySection>
    </Policy>
  );
}

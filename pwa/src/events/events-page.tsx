import { giving } from '@helpdesk/site/helpdesk';
import { m } from '@helpdesk/words/messages';

import { AnchorButton, LinkButton } from '#ui/controls/button.tsx';
import { CallOut } from '#ui/page/call-out.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { AdBanner } from './ad-banner.tsx';
import styles from './events-page.module.css';

export function EventsPage() {
  return (
    <>
      <PageHead title={m.menu_events()} description={m.events_text_place()} />
      <AdBanner />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.events_title()}</h1>
        <div className={`prose ${styles.text}`}>
          <p>{m.events_text_place()}</p>
          <p>{m.events_text_kinds()}</p>
          <p>{m.events_text_dates()}</p>
        </div>
        <LinkButton look="line" to="/contact-us" className={styles.ask}>
          {m.get_in_touch()}
        </LinkButton>
        {giving.form && (
          <div className={styles.help}>
            <CallOut
              title={m.events_help()}
              actions={
                <AnchorButton look="give" large href={giving.form} {...newTab}>
                  {m.events_donate()}
                  <NewTabMark />
                </AnchorButton>
              }
            >
              <p>{m.events_help_text()}</p>
              <p>{m.events_help_absent()}</p>
            </CallOut>
          </div>
        )}
      </div>
    </>
  );
}

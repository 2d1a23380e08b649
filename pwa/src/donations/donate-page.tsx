import { giving } from '@helpdesk/site/helpdesk';
import { m } from '@helpdesk/words/messages';

import { AnchorButton } from '#ui/controls/button.tsx';
import { Ticks } from '#ui/controls/ticks.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { hydratedLater } from '#ui/page/hydrated-later.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import styles from './donate-page.module.css';
import { Financials } from './financials.tsx';
import { WaysToContribute } from './ways-to-contribute.tsx';

const Upi = hydratedLater(async () => (await import('./upi.tsx')).Upi, 'later');

export function DonatePage() {
  return (
    <>
      <PageHead title={m.donate_title()} description={m.head_donate()} />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.donate_title()}</h1>
        <Ticks
          items={[
            { icon: 'check', text: m.donate_conservation() },
            { icon: 'check', text: m.donate_experiences() },
            { icon: 'check', text: m.donate_communities() },
          ]}
        />
      </div>
      <section className={`sec ${styles.ways}`}>
        <SectionHeading title={m.donate_ways()} />
        <div className="wrap">
          <WaysToContribute />
          {giving.form && (
            <>
              <AnchorButton look="give" large block href={giving.form} {...newTab} className={styles.donate}>
                <Icon name="give" />
                {m.donate_now()}
                <NewTabMark />
              </AnchorButton>
              <p className={styles.note}>{m.donate_form_note()}</p>
            </>
          )}
        </div>
      </section>
      {giving.upi && (
        <div className={styles.upi}>
          <Upi />
        </div>
      )}
      <section className="sec">
        <SectionHeading title={m.donate_becomes()} />
        <div className="wrap prose">
          <p>{m.donate_becomes_text()}</p>
          <p>{m.donate_becomes_accounts()}</p>
        </div>
      </section>
      <Financials />
    </>
  );
}

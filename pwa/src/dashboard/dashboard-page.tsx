import { overviewCalls } from '@helpdesk/contract/calls/overview';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { BrandMark } from '#ui/media/brand-mark.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

import { ClockNote } from './clock-note.tsx';
import styles from './dashboard-page.module.css';
import { MissedSearches } from './missed-searches.tsx';
import { Needs } from './needs.tsx';
import { OfflinePack } from './offline-pack.tsx';

/** The index of the back-office: a large logo (product 10.2), and beneath it what needs care. */
export function DashboardPage() {
  const reading = useAnswer(overviewCalls.whole);
  return (
    <>
      <PageTitle page={m.admin_menu()} />
      <div className={styles.home}>
        <BrandMark className={styles.mark} />
        <h1 tabIndex={-1}>{inSpokenLanguage(site.name)}</h1>
      </div>
      <Loaded reading={reading} failed={m.admin_overview_failed()}>
        {(overview) => (
          <div className={styles.sections}>
            {overview.isTimeDoubted && <ClockNote />}
            <Needs overview={overview} />
            <OfflinePack pack={overview.pack} />
            <MissedSearches searches={overview.missedSearches} />
          </div>
        )}
      </Loaded>
    </>
  );
}

import { m } from '@helpdesk/words/messages';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import type { Saved } from '#local/mine-db.ts';
import { planIn } from '#mine/plan-link.ts';
import { useSaved } from '#mine/use-saved.ts';
import { findLostFocus } from '#ui/controls/find-lost-focus.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { DayPlan } from './day-plan.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { SavedList } from './saved-list.tsx';
import styles from './saved-things.module.css';
import { SharedPlan } from './shared-plan.tsx';
import { listingsOf } from './stops.ts';
import { UnreadablePlan } from './unreadable-plan.tsx';

type Tab = 'plan' | 'all';

export function SavedThings() {
  const catalogue = useWholeCatalogue();
  const saved = useSaved();
  const hash = useLocation({ select: (location) => location.hash });
  const shared = planIn(hash);
  const count = saved?.ids.length ?? 0;
  const before = useRef({ count, hash });
  useEffect(() => {
    if (count < before.current.count || hash !== before.current.hash) findLostFocus();
    before.current = { count, hash };
  }, [count, hash]);
  if (shared === 'unreadable') return <UnreadablePlan />;
  if (!saved) return <Loading />;
  if (!shared && saved.ids.length === 0) return <NothingSaved />;
  if (!catalogue) return <FirstFill />;
  if (shared) return <SharedPlan plan={shared} own={saved} catalogue={catalogue} />;
  return <OwnThings saved={saved} catalogue={catalogue} />;
}

/** Opens with the plan where there is one, and then only by choice: who puts stops into the plan goes on doing so. */
function OwnThings({ saved, catalogue }: { saved: Saved; catalogue: Catalogue }) {
  const [tab, setTab] = useState<Tab>(saved.stops.length > 0 ? 'plan' : 'all');
  const stops = listingsOf(catalogue, saved.stops);
  return (
    <div className={styles.things}>
      <Segments
        label={m.saved_title()}
        bare
        value={tab}
        onChoose={setTab}
        choices={[
          { value: 'plan', label: m.saved_tab_plan({ count: stops.length }) },
          { value: 'all', label: m.saved_tab_all({ count: saved.ids.length }) },
        ]}
      />
      {tab === 'plan' ? (
        <DayPlan stops={stops} chosenDay={saved.day} onChooseStops={() => setTab('all')} />
      ) : (
        <SavedList saved={saved} catalogue={catalogue} />
      )}
    </div>
  );
}

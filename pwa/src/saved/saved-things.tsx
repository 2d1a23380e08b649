import { m } from '@helpdesk/words/messages';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import { useSaved } from '#mine/use-saved.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { Loading } from '#ui/feedback/loading.tsx';

import { DayPlan } from './day-plan.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { planIn } from './plan-link.ts';
import { SavedList } from './saved-list.tsx';
import styles from './saved-things.module.css';
import { SharedPlan } from './shared-plan.tsx';
import { listingsOf } from './stops.ts';
import { UnreadablePlan } from './unreadable-plan.tsx';

type Tab = 'plan' | 'all';

export function SavedThings() {
  const catalogue = useWholeCatalogue();
  const saved = useSaved();
  const shared = planIn(useLocation({ select: ({ hash }) => hash }));
  const [chosen, setChosen] = useState<Tab>();
  if (shared === 'unreadable') return <UnreadablePlan />;
  if (!saved) return <Loading />;
  if (!shared && saved.ids.length === 0) return <NothingSaved />;
  if (!catalogue) return <FirstFill />;
  if (shared) return <SharedPlan plan={shared} own={saved} catalogue={catalogue} />;
  const stops = listingsOf(catalogue, saved.stops);
  const tab = chosen ?? (stops.length > 0 ? 'plan' : 'all');
  return (
    <div className={styles.things}>
      <div className={styles.tabs}>
        <Segments
          label={m.saved_title()}
          bare
          value={tab}
          onChoose={setChosen}
          choices={[
            { value: 'plan', label: m.saved_tab_plan({ count: stops.length }) },
            { value: 'all', label: m.saved_tab_all({ count: saved.ids.length }) },
          ]}
        />
      </div>
      {tab === 'plan' ? (
        <DayPlan stops={stops} chosenDay={saved.day} onChooseStops={() => setChosen('all')} />
      ) : (
        <SavedList saved={saved} catalogue={catalogue} />
      )}
    </div>
  );
}

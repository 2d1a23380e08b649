import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { asksServerPage } from '#catalogue/page/server-page.ts';
import { pullNow } from '#catalogue/phone.ts';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';

interface FirstFillProps {
  /** The page has no heading of its own yet. */
  heading?: boolean;
  /** What stands where the rows will be; the loading view when left out. */
  children?: ReactNode;
}

/** In place of what this phone does not hold yet; when the first fill failed and no page is on its way either, it says so and offers to try again. */
export function FirstFill({ heading, children = <Loading /> }: FirstFillProps) {
  const { phase } = useSyncState();
  const isAsking = useStore(asksServerPage);
  if (phase !== 'failed' || isAsking) return children;
  return (
    <EmptyState
      icon="alert"
      failed
      heading={heading}
      title={m.list_failed()}
      action={
        <Button look="line" onClick={() => void pullNow()}>
          {m.status_try_again()}
        </Button>
      }
    >
      {m.list_failed_hint()}
    </EmptyState>
  );
}

import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';

import { syncState } from '#catalogue/sync-state.ts';
import { toast } from '#ui/toast.ts';

/** Says once, after a first fill, that the guide may be taken where there is no signal. */
export function useReadyToast(): void {
  useEffect(() => {
    let filling = false;
    return syncState.subscribe(() => {
      const { phase, readyOffline } = syncState.get();
      if (phase === 'first-fill') filling = true;
      if (!filling || !readyOffline) return;
      filling = false;
      toast.success(m.status_ready());
    });
  }, []);
}

import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';

import { syncState } from '#catalogue/sync-state.ts';
import { requestPersistence } from '#local/persistence.ts';
import { toast } from '#ui/feedback/toast.ts';

import { isInstalled, thisBrowser } from './browser-kind.ts';

/** Says once, after a first fill, that the guide may be taken where there is no signal. */
export function useReadyToast(): void {
  useEffect(() => {
    let filling = false;
    return syncState.subscribe(() => {
      const state = syncState.get();
      // Every start is in this phase until storage was looked into; only a first fill has something coming.
      if (state.phase === 'first-fill' && state.coming) filling = true;
      if (!filling || !state.readyOffline) return;
      filling = false;
      // The window of another app may forget everything when it closes.
      if (thisBrowser().inApp !== undefined) return;
      toast.success(m.status_ready());
      // Safari says nothing when it installs: the app on the home screen starts empty, and is worth keeping once it is full.
      if (isInstalled()) void requestPersistence('install');
    });
  }, []);
}

import { useSyncExternalStore } from 'react';
import { syncState } from './sync-state.ts';

/** Whether the server cannot be reached; a screen that asks only this does not render with every picture that is stored. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    syncState.subscribe,
    () => syncState.get().phase === 'offline',
    () => false,
  );

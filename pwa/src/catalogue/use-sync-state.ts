import { useSyncExternalStore } from 'react';
import { type SyncState, syncState } from './sync-state.ts';

const beginning = syncState.get();

export function useSyncState(): SyncState {
  return useSyncExternalStore(syncState.subscribe, syncState.get, () => beginning);
}

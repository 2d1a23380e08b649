import { useStore } from '#platform/use-store.ts';
import { type SyncState, syncState } from './sync-state.ts';

export function useSyncState(): SyncState {
  return useStore(syncState);
}

import { createStore } from '#platform/store.ts';
import type { PictureProgress } from '#sync/pictures.ts';
import type { PullFailure } from '#sync/pull.ts';
import type { AppCopy } from './readiness.ts';

/** How the phone stands with the server. `at` is milliseconds since 1970, by the server's clock. */
export type Phase =
  /** Nothing was here when the app was opened: text, then list pictures. `coming` is known once the server was asked. */
  | { readonly phase: 'first-fill'; readonly rows: number; readonly coming?: { readonly rows: number; readonly bytes: number } }
  | { readonly phase: 'up-to-date'; readonly at: number }
  /** The server cannot be reached or used; what is shown is of `at`. */
  | { readonly phase: 'offline'; readonly at: number }
  /** The first fill did not come about: there is nothing to show. */
  | { readonly phase: 'failed'; readonly reason: PullFailure | 'update-needed' };

/** What is true beside the phase. */
export interface Standing {
  /** The list pictures. */
  readonly pictures: PictureProgress;
  /** "Save all pictures", once somebody asked for it. */
  readonly allPictures?: PictureProgress;
  /** Undefined until that is known. */
  readonly app?: AppCopy;
  /** Rows, list pictures and the app are stored. */
  readonly readyOffline: boolean;
  /** False where the browser refuses to store: everything is gone when the page closes. */
  readonly lasting: boolean;
  /** The server's rows need a newer app; what is here stays as it is until then. */
  readonly updateNeeded: boolean;
  /** The phone has no room for newer rows; what is here stays as it is until then. */
  readonly full: boolean;
}

export type SyncState = Phase & Standing;

/** Whether the page can be opened without a signal: rows and files are stored, and the worker is in control. */
export const opensOffline = ({ app, lasting, phase }: SyncState): boolean => app === 'kept' && lasting && phase !== 'failed';

export const syncState = createStore<SyncState>({
  phase: 'first-fill',
  rows: 0,
  pictures: { state: 'filling', done: 0, of: 0, bytes: 0 },
  readyOffline: false,
  lasting: true,
  updateNeeded: false,
  full: false,
});

/** Changes what is true beside the phase. */
export function updateSyncState(change: Partial<Standing>): void {
  syncState.swap({ ...syncState.get(), ...change });
}

/** Begins another phase; nothing of the one before is left. */
export function setSyncPhase(phase: Phase): void {
  const { pictures, allPictures, app, readyOffline, lasting, updateNeeded, full } = syncState.get();
  syncState.swap({ ...phase, pictures, allPictures, app, readyOffline, lasting, updateNeeded, full });
}

/** How often in this tab photos were removed to make room: what was said to be on this phone may not be any more. */
export const spaceFreed = createStore(0);

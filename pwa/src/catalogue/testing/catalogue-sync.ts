import { beforeEach, expect, vi } from 'vitest';
import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { type CatalogueSyncTools, syncCatalogue } from '#catalogue/catalogue-sync.ts';
import { type SyncState, syncState } from '#catalogue/sync-state.ts';
import type { CatalogueStorage } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { createCall } from '#sync/call.ts';
import type { PictureProgress, Pictures } from '#sync/pictures.ts';
import { createServerClock } from '#sync/server-clock.ts';
import { eventually } from '#sync/testing/eventually.ts';
import { answer, commit, newHistory } from '#sync/testing/history.ts';

/** For tests of the keeper: a phone with a server of its own, and pictures that end as they are told. */

const beginning = syncState.get();
/** Milliseconds since 1970. */
export const now = Date.UTC(2026, 10, 21);

/** Before each test of the file that calls it. */
export function beginAnew(): void {
  beforeEach(() => {
    syncState.swap(beginning);
    catalogueStore.swap(undefined);
  });
}

export const allStored: PictureProgress = { state: 'stored', done: 2, of: 2, bytes: 20 };

export const nothing = { count: 0, bytes: 0 };
export const heldBack: PictureProgress = { state: 'held-back', done: 0, of: 2, bytes: 0 };

/** As the database behaves, without one. */
export const lastingStorage = (): CatalogueStorage => ({ ...memoryStorage(), lasting: true });

export function phone(tools: Partial<CatalogueSyncTools> = {}, ended: PictureProgress = allStored) {
  const history = newHistory();
  commit(history, { put: ['a', 'b'], regions: ['r'] });
  const server = { online: true };
  const call = createCall({
    fetch: async (address) => {
      if (!server.online) throw new TypeError('Failed to fetch');
      return answer(history, String(address));
    },
    clock: createServerClock(),
    base: '/api',
  });
  const pictures = {
    keepListPictures: vi.fn(async (_rows, onProgress, holdBack) => {
      if (holdBack) return heldBack;
      onProgress({ ...ended, state: 'filling' });
      onProgress(ended);
      return ended;
    }),
    saveAllPictures: vi.fn(async (_rows, onProgress) => {
      onProgress(allStored);
      return allStored;
    }),
    isSavingAll: vi.fn(async () => false),
    freeListingPictures: vi.fn(async () => {}),
    freeListPictures: vi.fn(async () => {}),
    freeAllPictures: vi.fn(async () => {}),
    freeChosenPictures: vi.fn(async () => {}),
    pictureReport: vi.fn(async () => ({ list: nothing, listing: nothing, all: nothing, chosen: nothing })),
  } satisfies Partial<Pictures>;
  const storage = lastingStorage();
  const used: CatalogueSyncTools = {
    storage,
    call,
    pictures: pictures as unknown as Pictures,
    now: () => now,
    appCopy: async () => 'kept',
    freePartOfApp: async () => {},
    savesData: () => false,
    whenIdle: () => undefined,
    seemsOnline: () => true,
    ...tools,
  };
  const phases: SyncState['phase'][] = [];
  syncState.subscribe(() => phases.push(syncState.get().phase));
  return { history, server, pictures, storage, used, phases, keeper: syncCatalogue(used) };
}

/** Until what was begun without being waited for has ended. */
export const firstFillEnded = () => eventually(() => expect(syncState.get().phase).not.toBe('first-fill'));

import { expect, test, vi } from 'vitest';
import type { CatalogueStorage } from '#local/catalogue-storage.ts';
import { eventually } from '#sync/testing/eventually.ts';
import { commit } from '#sync/testing/history.ts';
import { catalogueStore } from './catalogue-store.ts';
import type { AppCopy } from './readiness.ts';
import { opensOffline, syncState, updateSyncState } from './sync-state.ts';
import { beginAnew, firstFillEnded, lastingStorage, phone } from './testing/catalogue-sync.ts';

beginAnew();

const quotaExceeded = () => Promise.reject(Object.assign(new Error(), { name: 'AbortError', inner: { name: 'QuotaExceededError' } }));

test('on a full phone photos make room for text', async () => {
  const storage = lastingStorage();
  let full = true;
  const crowded: CatalogueStorage = { ...storage, change: (work) => (full ? quotaExceeded() : storage.change(work)) };
  const { keeper, pictures } = phone({ storage: crowded });
  pictures.freeListingPictures.mockImplementation(async () => {
    full = false;
  });
  await keeper.pull();
  await firstFillEnded();
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', lasting: true });
});

/** The rows fit once the app has given room; `app` as it stands before the pull. */
async function pullUntilAppGives(app: AppCopy | undefined, storage: CatalogueStorage, written = ['c']) {
  let full = true;
  const freePartOfApp = vi.fn(async () => {
    full = false;
  });
  const crowded: CatalogueStorage = { ...storage, change: (work) => (full ? quotaExceeded() : storage.change(work)) };
  const { keeper, history } = phone({ storage: crowded, freePartOfApp });
  await keeper.start();
  commit(history, { put: written });
  updateSyncState({ app });
  await keeper.pull();
  return freePartOfApp;
}

test('on a first fill, and where only a part of the app is kept, that makes room for rows', async () => {
  const storage = lastingStorage();
  expect(await pullUntilAppGives(undefined, storage)).toHaveBeenCalledTimes(1);
  await firstFillEnded();
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', lasting: true });
  expect(await pullUntilAppGives('part', storage, ['c', 'd'])).toHaveBeenCalledTimes(1);
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', full: false });
});

test('no picture takes the room of an app of which only a part is kept, and it is not called ready', async () => {
  const { keeper, pictures } = phone({ appCopy: async () => 'part' });
  await keeper.pull();
  await firstFillEnded();
  expect(syncState.get()).toMatchObject({ app: 'part', readyOffline: false });
  expect(opensOffline(syncState.get())).toBe(false);
  expect(pictures.keepListPictures).not.toHaveBeenCalled();
});

test('the whole app stays where there are older rows', async () => {
  const storage = lastingStorage();
  await phone({ storage }).keeper.pull();
  await firstFillEnded();
  expect(await pullUntilAppGives('kept', storage)).not.toHaveBeenCalled();
  expect(syncState.get()).toMatchObject({ full: true });
});

test('a phone that can store nothing at all still shows the guide, and says that it will be gone', async () => {
  const { keeper } = phone({ storage: { ...lastingStorage(), change: quotaExceeded } });
  await keeper.pull();
  await firstFillEnded();
  expect(catalogueStore.get()?.rows.reports).toHaveLength(2);
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', lasting: false, readyOffline: false });
});

test('a full phone keeps the rows that it has, says so, and goes on once it has room', async () => {
  const storage = lastingStorage();
  const first = phone({ storage });
  await first.keeper.pull();
  await firstFillEnded();
  const shown = catalogueStore.get();
  let full = true;
  const { keeper, history } = phone({ storage: { ...storage, change: (work) => (full ? quotaExceeded() : storage.change(work)) } });
  await keeper.start();
  commit(history, { put: ['c'] });
  expect(await keeper.pull()).toEqual({ outcome: 'failed', reason: 'phone-full' });
  expect(catalogueStore.get()?.rows).toEqual(shown?.rows);
  expect(syncState.get()).toMatchObject({ phase: 'offline', full: true, lasting: true });
  full = false;
  await keeper.pull();
  expect(catalogueStore.get()?.rows.reports).toHaveLength(3);
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', full: false });
});

test('a guide that had to stay in memory is stored at the first pull that finds room, and is not fetched again', async () => {
  const storage = lastingStorage();
  let full = true;
  const { keeper, used } = phone({ storage: { ...storage, change: (work) => (full ? quotaExceeded() : storage.change(work)) } });
  const { json } = used.call;
  const asked: string[] = [];
  used.call.json = (path, ...rest) => {
    asked.push(path);
    return json(path, ...rest);
  };
  await keeper.pull();
  await firstFillEnded();
  const shown = catalogueStore.get();
  expect([await storage.read(), syncState.get().lasting]).toEqual([undefined, false]);
  asked.length = 0;
  full = false;
  await keeper.pull();
  expect(asked).toEqual(['/sync/v1/head']);
  expect((await storage.read())?.rows).toEqual(shown?.rows);
  expect(catalogueStore.get()).toBe(shown);
  await eventually(() => expect(syncState.get()).toMatchObject({ phase: 'up-to-date', lasting: true, readyOffline: true }));
});

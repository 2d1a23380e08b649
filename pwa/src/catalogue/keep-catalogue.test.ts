import { beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueStorage } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { createCall } from '#sync/call.ts';
import type { PictureProgress, Pictures } from '#sync/pictures.ts';
import { createServerClock } from '#sync/server-clock.ts';
import { answer, commit, headOf, json, newHistory } from '#sync/test-history.ts';
import { catalogueStore } from './catalogue-store.ts';
import { type KeeperTools, keepCatalogue } from './keep-catalogue.ts';
import { spaceFreed } from './space-freed.ts';
import { type SyncState, syncState } from './sync-state.ts';

const beginning = syncState.get();
const now = Date.UTC(2026, 10, 21);

beforeEach(() => {
  syncState.swap(beginning);
  catalogueStore.swap(undefined);
});

const allStored: PictureProgress = { state: 'stored', done: 2, of: 2, bytes: 20 };

const nothing = { count: 0, bytes: 0 };
const heldBack: PictureProgress = { state: 'held-back', done: 0, of: 2, bytes: 0 };

/** As the database behaves, without one. */
const lastingStorage = (): CatalogueStorage => ({ ...memoryStorage(), lasting: true });

function phone(tools: Partial<KeeperTools> = {}, ended: PictureProgress = allStored) {
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
    freeAllPictures: vi.fn(async () => {}),
    pictureReport: vi.fn(async () => ({ list: nothing, listing: nothing, all: nothing })),
  } satisfies Partial<Pictures>;
  const storage = lastingStorage();
  const used: KeeperTools = {
    storage,
    call,
    pictures: pictures as unknown as Pictures,
    now: () => now,
    isPrecached: async () => true,
    savesData: () => false,
    whenIdle: () => undefined,
    seemsOnline: () => true,
    ...tools,
  };
  const phases: SyncState['phase'][] = [];
  syncState.subscribe(() => phases.push(syncState.get().phase));
  return { history, server, pictures, storage, used, phases, keeper: keepCatalogue(used) };
}

/** Until what was begun without being waited for has ended. */
const settled = () => vi.waitFor(() => expect(syncState.get().phase).not.toBe('first-fill'));

test('the first fill brings text, then list pictures, and then says that the phone is ready to work offline', async () => {
  const { keeper, phases, pictures } = phone();
  let arrive = (_: PictureProgress) => {};
  pictures.keepListPictures.mockImplementation(async (_rows, onProgress) => {
    onProgress({ ...allStored, state: 'filling', done: 1 });
    const ended = await new Promise<PictureProgress>((resolve) => {
      arrive = resolve;
    });
    onProgress(ended);
    return ended;
  });
  await keeper.start();
  expect(catalogueStore.get()).toBeUndefined();
  await keeper.pull();
  await vi.waitFor(() => expect(syncState.get().pictures).toMatchObject({ state: 'filling', done: 1, of: 2 }));
  expect(catalogueStore.get()?.rows.reports).toHaveLength(2);
  expect(syncState.get()).toMatchObject({ phase: 'first-fill', rows: 3, readyOffline: false });
  arrive(allStored);
  await vi.waitFor(() => expect(syncState.get()).toMatchObject({ phase: 'up-to-date', at: now, pictures: allStored, readyOffline: true }));
  expect(new Set(phases)).toEqual(new Set(['first-fill', 'up-to-date']));
});

test('what is coming is told while the first snapshot is fetched', async () => {
  const { keeper } = phone();
  const told: unknown[] = [];
  syncState.subscribe(() => told.push(syncState.get()));
  await keeper.pull();
  expect(told).toContainEqual(expect.objectContaining({ phase: 'first-fill', rows: 0, coming: { rows: 10, bytes: 1000 } }));
});

test.each<[string, Partial<KeeperTools>, PictureProgress]>([
  ['a list picture is missing', {}, { ...allStored, state: 'incomplete' }],
  ['there is no room for pictures', {}, { ...allStored, state: 'no-room' }],
  ['a chunk of the app is missing', { isPrecached: async () => false }, allStored],
  ['nothing is kept when the page closes', { storage: memoryStorage() }, allStored],
])('a phone is not ready to work offline when %s', async (_, tools, ended) => {
  const { keeper, pictures } = phone(tools, ended);
  await keeper.start();
  await keeper.pull();
  await settled();
  await vi.waitFor(() => expect(pictures.isSavingAll).toHaveBeenCalled());
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', readyOffline: false, pictures: ended });
});

test('a first fill without a network fails, and succeeds when it is tried again', async () => {
  const { keeper, server } = phone();
  server.online = false;
  await keeper.start();
  await keeper.pull();
  expect(syncState.get()).toMatchObject({ phase: 'failed', reason: 'offline' });
  server.online = true;
  await keeper.pull();
  await settled();
  expect(syncState.get().phase).toBe('up-to-date');
});

test('a phone that was filled before shows what it holds, and says of when it is while the server is away', async () => {
  const first = phone();
  await first.keeper.pull();
  await settled();
  catalogueStore.swap(undefined);

  const second = phone({ storage: first.storage, seemsOnline: () => false });
  second.server.online = false;
  await second.keeper.start();
  expect(catalogueStore.get()?.seq).toBe(1);
  expect(syncState.get()).toMatchObject({ phase: 'offline', at: now });
  await second.keeper.pull();
  expect(syncState.get()).toMatchObject({ phase: 'offline', at: now });
  // All is stored: that is as true without a network.
  await vi.waitFor(() => expect(syncState.get().readyOffline).toBe(true));
});

test('a pull that brings nothing new leaves the screens alone', async () => {
  const { keeper, history } = phone();
  await keeper.pull();
  await settled();
  const shown = catalogueStore.get();
  const swapped = vi.fn();
  const leave = catalogueStore.subscribe(swapped);
  await keeper.pull();
  expect(swapped).not.toHaveBeenCalled();
  expect(catalogueStore.get()).toBe(shown);
  commit(history, { put: ['c'] });
  await keeper.pull();
  expect(swapped).toHaveBeenCalledTimes(1);
  expect(catalogueStore.get()?.rows.reports).toHaveLength(3);
  leave();
});

test('when one tab pulled, the others show it, too, and do not pass it on', async () => {
  const channel = () => Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const [one, other] = [channel(), channel()];
  const storage = lastingStorage();
  const pulling = phone({ storage, channel: one as unknown as BroadcastChannel });
  const watching = phone({ storage, channel: other as unknown as BroadcastChannel });
  await watching.keeper.start();
  await pulling.keeper.pull();
  await settled();
  expect(one.postMessage).toHaveBeenCalledTimes(1);
  // The tabs of this test share one store.
  catalogueStore.swap(undefined);
  other.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
  await vi.waitFor(() => expect(catalogueStore.get()?.seq).toBe(1));
  expect(other.postMessage).not.toHaveBeenCalled();
});

const olderThan = (history: Parameters<typeof headOf>[0], newer: object) => async () => ({
  state: 'ok' as const,
  body: (await json({ ...headOf(history), ...newer }).json()) as never,
});

test.each([{ schema: 99 }, { minApp: 99 }])('rows that need a newer app (%o) stay away, and the screens are told', async (newer) => {
  const { keeper, history, used } = phone();
  await keeper.pull();
  await settled();
  const shown = catalogueStore.get();
  used.call.json = olderThan(history, newer);
  expect(await keeper.pull()).toEqual({ outcome: 'update-needed' });
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', updateNeeded: true });
  expect(catalogueStore.get()).toBe(shown);
});

test('an app that is too old for its first fill says so, and shows nothing', async () => {
  const { keeper, history, used } = phone();
  used.call.json = olderThan(history, { minApp: 99 });
  await keeper.pull();
  expect(syncState.get()).toMatchObject({ phase: 'failed', reason: 'update-needed', updateNeeded: true });
  expect(catalogueStore.get()).toBeUndefined();
});

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
  await settled();
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', lasting: true });
});

test('a phone that can store nothing at all still shows the guide, and says that it will be gone', async () => {
  const { keeper } = phone({ storage: { ...lastingStorage(), change: quotaExceeded } });
  await keeper.pull();
  await settled();
  expect(catalogueStore.get()?.rows.reports).toHaveLength(2);
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', lasting: false, readyOffline: false });
});

test('a full phone keeps the rows that it has, says so, and goes on once it has room', async () => {
  const storage = lastingStorage();
  const first = phone({ storage });
  await first.keeper.pull();
  await settled();
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
  await settled();
  const shown = catalogueStore.get();
  expect([await storage.read(), syncState.get().lasting]).toEqual([undefined, false]);
  asked.length = 0;
  full = false;
  await keeper.pull();
  expect(asked).toEqual(['/sync/v1/head']);
  expect((await storage.read())?.rows).toEqual(shown?.rows);
  expect(catalogueStore.get()).toBe(shown);
  await vi.waitFor(() => expect(syncState.get()).toMatchObject({ phase: 'up-to-date', lasting: true, readyOffline: true }));
});

test('saving all pictures is followed in the sync state until they are freed, and goes on after a pull', async () => {
  const { keeper, pictures } = phone();
  await keeper.pull();
  await settled();
  await keeper.phone.saveAllPictures();
  expect(syncState.get().allPictures).toEqual(allStored);
  pictures.isSavingAll.mockResolvedValue(true);
  await keeper.pull();
  await vi.waitFor(() => expect(pictures.saveAllPictures).toHaveBeenCalledTimes(2));
  await keeper.phone.freeAllPictures();
  expect(pictures.freeAllPictures).toHaveBeenCalledTimes(1);
  expect(syncState.get().allPictures).toBeUndefined();
});

test('a phone that saves data gets its text, and its list pictures only when somebody asks for them', async () => {
  const { keeper, pictures } = phone({ savesData: () => true });
  const told: SyncState[] = [];
  syncState.subscribe(() => told.push(syncState.get()));
  await keeper.start();
  await keeper.pull();
  await settled();
  expect(told).toContainEqual(expect.objectContaining({ phase: 'up-to-date', pictures: heldBack, readyOffline: false }));
  expect(told.some(({ readyOffline }) => readyOffline)).toBe(false);
  await keeper.phone.saveListPictures();
  await vi.waitFor(() => expect(syncState.get()).toMatchObject({ pictures: allStored, readyOffline: true }));
  await keeper.pull();
  await vi.waitFor(() => expect(pictures.keepListPictures).toHaveBeenCalledTimes(3));
  expect(syncState.get().pictures).toEqual(allStored);
});

test('whoever saves all pictures is not held back by saving data', async () => {
  const { keeper, pictures } = phone({ savesData: () => true });
  pictures.isSavingAll.mockResolvedValue(true);
  await keeper.pull();
  await settled();
  await vi.waitFor(() => expect(syncState.get().pictures).toEqual(allStored));
});

test('filling again reads the rows anew and fetches the pictures that are missing, on a phone that saves data as well', async () => {
  const { keeper, storage } = phone({ savesData: () => true });
  await keeper.pull();
  await settled();
  const shown = catalogueStore.get();
  expect(await keeper.fillAgain()).toEqual({ outcome: 'changed' });
  expect((await storage.cursor())?.healedAt).toBe(now);
  expect(catalogueStore.get()).not.toBe(shown);
  await vi.waitFor(() => expect(syncState.get().pictures).toEqual(allStored));
});

test('filling again without a network says so, and leaves what is here', async () => {
  const { keeper, server } = phone();
  await keeper.pull();
  await settled();
  const shown = catalogueStore.get();
  server.online = false;
  expect(await keeper.fillAgain()).toEqual({ outcome: 'failed', reason: 'offline' });
  expect(syncState.get()).toMatchObject({ phase: 'offline', at: now });
  expect(catalogueStore.get()).toBe(shown);
});

test('freeing space answers what it gave back, and tells the screens', async () => {
  const { keeper, pictures } = phone();
  await keeper.pull();
  await settled();
  const before = spaceFreed.get();
  pictures.pictureReport.mockResolvedValueOnce({ list: nothing, listing: { count: 1, bytes: 10 }, all: { count: 3, bytes: 30 } });
  expect(await keeper.phone.freeSpace()).toBe(40);
  expect(pictures.freeAllPictures).toHaveBeenCalledTimes(1);
  expect(pictures.freeListingPictures).toHaveBeenCalledTimes(1);
  expect(syncState.get().allPictures).toBeUndefined();
  expect(spaceFreed.get()).toBe(before + 1);
});

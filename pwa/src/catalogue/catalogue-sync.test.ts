import { expect, test, vi } from 'vitest';
import { memoryStorage } from '#local/memory-storage.ts';
import { bookingDetails, mailsVisitors } from '#local/server-says.ts';
import type { PictureProgress } from '#sync/pictures.ts';
import { eventually } from '#sync/testing/eventually.ts';
import { commit, headOf, json } from '#sync/testing/history.ts';
import { catalogueStore } from './catalogue-store.ts';
import { type CatalogueSyncTools, syncCatalogue } from './catalogue-sync.ts';
import { setSyncPhase, syncState } from './sync-state.ts';
import { allStored, beginAnew, firstFillEnded, lastingStorage, now, phone } from './testing/catalogue-sync.ts';

beginAnew();

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
  await eventually(() => expect(syncState.get().pictures).toMatchObject({ state: 'filling', done: 1, of: 2 }));
  expect(catalogueStore.get()?.rows.reports).toHaveLength(2);
  expect(syncState.get()).toMatchObject({ phase: 'first-fill', rows: 3, readyOffline: false });
  arrive(allStored);
  await eventually(() => expect(syncState.get()).toMatchObject({ phase: 'up-to-date', at: now, pictures: allStored, readyOffline: true }));
  expect(new Set(phases)).toEqual(new Set(['first-fill', 'up-to-date']));
});

test('what is coming is told while the first snapshot is fetched', async () => {
  const { keeper } = phone();
  const told: unknown[] = [];
  syncState.subscribe(() => told.push(syncState.get()));
  await keeper.pull();
  expect(told).toContainEqual(expect.objectContaining({ phase: 'first-fill', rows: 0, coming: { rows: 10, bytes: 1000 } }));
});

test.each<[string, Partial<CatalogueSyncTools>, PictureProgress]>([
  ['a list picture is missing', {}, { ...allStored, state: 'incomplete' }],
  ['there is no room for pictures', {}, { ...allStored, state: 'no-room' }],
  ['a chunk of the app is missing', { appCopy: async () => 'missing' as const }, allStored],
  ['nothing is kept when the page closes', { storage: memoryStorage() }, allStored],
])('a phone is not ready to work offline when %s', async (_, tools, ended) => {
  const { keeper, pictures } = phone(tools, ended);
  await keeper.start();
  await keeper.pull();
  await firstFillEnded();
  await eventually(() => expect(pictures.isSavingAll).toHaveBeenCalled());
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
  await firstFillEnded();
  expect(syncState.get().phase).toBe('up-to-date');
});

test('a phone that was filled before shows what it holds, and says of when it is while the server is away', async () => {
  const first = phone();
  await first.keeper.pull();
  await firstFillEnded();
  catalogueStore.swap(undefined);

  const second = phone({ storage: first.storage, seemsOnline: () => false });
  second.server.online = false;
  await second.keeper.start();
  expect(catalogueStore.get()?.seq).toBe(1);
  expect(syncState.get()).toMatchObject({ phase: 'offline', at: now });
  await second.keeper.pull();
  expect(syncState.get()).toMatchObject({ phase: 'offline', at: now });
  // All is stored: that is as true without a network.
  await eventually(() => expect(syncState.get().readyOffline).toBe(true));
});

test('a pull that brings nothing new leaves the screens alone', async () => {
  const { keeper, history } = phone();
  await keeper.pull();
  await firstFillEnded();
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
  await firstFillEnded();
  expect(one.postMessage).toHaveBeenCalledTimes(1);
  // The tabs of this test share one store.
  catalogueStore.swap(undefined);
  other.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
  await eventually(() => expect(catalogueStore.get()?.seq).toBe(1));
  expect(other.postMessage).not.toHaveBeenCalled();
});

const olderThan = (history: Parameters<typeof headOf>[0], newer: object) => async () => ({
  state: 'ok' as const,
  body: (await json({ ...headOf(history), ...newer }).json()) as never,
});

test.each([{ minApp: 99 }, { schema: 99, minApp: 99, tables: 'told otherwise' }])(
  'rows that need a newer app (%o) stay away, and the screens are told',
  async (newer) => {
    const { keeper, history, used } = phone();
    await keeper.pull();
    await firstFillEnded();
    const shown = catalogueStore.get();
    used.call.json = olderThan(history, newer);
    expect(await keeper.pull()).toEqual({ outcome: 'update-needed' });
    expect(syncState.get()).toMatchObject({ phase: 'up-to-date', updateNeeded: true });
    expect(catalogueStore.get()).toBe(shown);
  },
);

test('an app that is too old for its first fill says so, and shows nothing', async () => {
  const { keeper, history, used } = phone();
  used.call.json = olderThan(history, { minApp: 99 });
  await keeper.pull();
  expect(syncState.get()).toMatchObject({ phase: 'failed', reason: 'update-needed', updateNeeded: true });
  expect(catalogueStore.get()).toBeUndefined();
});

test('filling again without a network says so, and leaves what is here', async () => {
  const { keeper, server } = phone();
  await keeper.pull();
  await firstFillEnded();
  const shown = catalogueStore.get();
  server.online = false;
  expect(await keeper.fillAgain()).toEqual({ outcome: 'failed', reason: 'offline' });
  expect(syncState.get()).toMatchObject({ phase: 'offline', at: now });
  expect(catalogueStore.get()).toBe(shown);
});

test('whether the server mails visitors and takes details of bookings is what its last head said, also offline; one that does not say so does not', async () => {
  const { keeper, history, server } = phone();
  const said: boolean[] = [];
  for (const says of [undefined, true, undefined, true, false, true]) {
    history.mailsVisitors = says;
    history.bookingDetails = says;
    await keeper.pull();
    said.push(mailsVisitors.get());
    expect(bookingDetails.get()).toBe(says === true);
  }
  expect(said).toEqual([false, true, false, true, false, true]);
  server.online = false;
  history.mailsVisitors = false;
  await keeper.pull();
  expect(mailsVisitors.get()).toBe(true);
});

test('a tab that finds another one asking the server says what came of that', async () => {
  const other = phone();
  await other.keeper.pull();
  let meanwhile = async () => {};
  const locks = {
    async request(_: string, ...[options, work = options]: ((lock: null) => unknown)[]) {
      if (work === options) await meanwhile();
      return work?.(null);
    },
  } as unknown as LockManager;
  const { keeper } = phone({ storage: other.used.storage, locks, seemsOnline: () => false });
  await keeper.start();
  expect(await keeper.pull()).toEqual({ outcome: 'busy' });
  expect(syncState.get()).toMatchObject({ phase: 'offline', at: now });
  meanwhile = async () => {
    await syncCatalogue({ ...other.used, now: () => now + 60_000 }).pull();
    setSyncPhase({ phase: 'offline', at: now });
  };
  await keeper.pull();
  expect(syncState.get()).toMatchObject({ phase: 'up-to-date', at: now + 60_000 });
});

import { expect, test } from 'vitest';
import { eventually } from '#sync/testing/eventually.ts';
import { catalogueStore } from './catalogue-store.ts';
import { type SyncState, spaceFreed, syncState } from './sync-state.ts';
import { allStored, beginAnew, firstFillEnded, heldBack, nothing, now, phone } from './testing/catalogue-sync.ts';

beginAnew();

test('saving all pictures is followed in the sync state until they are freed, and goes on after a pull', async () => {
  const { keeper, pictures } = phone();
  await keeper.pull();
  await firstFillEnded();
  await keeper.phone.saveAllPictures();
  expect(syncState.get().allPictures).toEqual(allStored);
  pictures.isSavingAll.mockResolvedValue(true);
  await keeper.pull();
  await eventually(() => expect(pictures.saveAllPictures).toHaveBeenCalledTimes(2));
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
  await firstFillEnded();
  expect(told).toContainEqual(expect.objectContaining({ phase: 'up-to-date', pictures: heldBack, readyOffline: false }));
  expect(told.some(({ readyOffline }) => readyOffline)).toBe(false);
  await keeper.phone.saveListPictures();
  await eventually(() => expect(syncState.get()).toMatchObject({ pictures: allStored, readyOffline: true }));
  await keeper.pull();
  await eventually(() => expect(pictures.keepListPictures).toHaveBeenCalledTimes(3));
  expect(syncState.get().pictures).toEqual(allStored);
});

test('whoever saves all pictures is not held back by saving data', async () => {
  const { keeper, pictures } = phone({ savesData: () => true });
  pictures.isSavingAll.mockResolvedValue(true);
  await keeper.pull();
  await firstFillEnded();
  await eventually(() => expect(syncState.get().pictures).toEqual(allStored));
});

test('filling again reads the rows anew and fetches the pictures that are missing, on a phone that saves data as well', async () => {
  const { keeper, storage } = phone({ savesData: () => true });
  await keeper.pull();
  await firstFillEnded();
  const shown = catalogueStore.get();
  expect(await keeper.fillAgain()).toEqual({ outcome: 'changed' });
  expect(await storage.cursor()).toMatchObject({ healedAt: 0, anewAt: now });
  expect(catalogueStore.get()).not.toBe(shown);
  await eventually(() => expect(syncState.get().pictures).toEqual(allStored));
});

test('freeing space answers what it gave back, and tells the screens', async () => {
  const { keeper, pictures } = phone();
  await keeper.pull();
  await firstFillEnded();
  const before = spaceFreed.get();
  pictures.pictureReport.mockResolvedValueOnce({
    list: nothing,
    listing: { count: 1, bytes: 10 },
    all: { count: 3, bytes: 30 },
    chosen: { count: 2, bytes: 20 },
  });
  expect(await keeper.phone.freeSpace()).toBe(60);
  expect(pictures.freeAllPictures).toHaveBeenCalledTimes(1);
  expect(pictures.freeListingPictures).toHaveBeenCalledTimes(1);
  expect(pictures.freeChosenPictures).toHaveBeenCalledTimes(1);
  expect(syncState.get().allPictures).toBeUndefined();
  expect(spaceFreed.get()).toBe(before + 1);
});

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { catalogueDb, dexieStorage } from '#local/catalogue-db.ts';
import type { CatalogueStorage } from '#local/catalogue-storage.ts';
import { holdRows } from '#local/held-rows.ts';
import { commit, newHistory } from './testing/history.ts';
import { held, phoneOf, stateAt } from './testing/phone.ts';

function newPhone() {
  const stored = dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange }));
  const read = vi.spyOn(stored, 'read');
  const history = newHistory();
  commit(history, { put: ['a', 'b'], regions: ['r'] });
  return { stored, read, history, storage: holdRows(stored) };
}

/** What another tab does, or the same page after a reload. */
const anotherTab = (stored: CatalogueStorage) => holdRows(stored);

test('what was written is not read back, and is what is stored', async () => {
  const { stored, read, history, storage } = newPhone();
  const phone = phoneOf(history, storage);
  await phone.pull();
  expect(await held(phone)).toEqual(stateAt(history));
  commit(history, { put: ['b', 'c'], remove: ['a'] });
  await phone.pull();
  expect(await held(phone)).toEqual(stateAt(history));
  expect(read).not.toHaveBeenCalled();
  expect(await held(phoneOf(history, stored))).toEqual(stateAt(history));
});

test('what another tab wrote is read, and then goes on being remembered', async () => {
  const { stored, read, history, storage } = newPhone();
  const phone = phoneOf(history, storage);
  await phone.pull();
  commit(history, { put: ['c'] });
  await phoneOf(history, anotherTab(stored)).pull();
  read.mockClear();
  expect(await held(phone)).toEqual(stateAt(history));
  expect(read).toHaveBeenCalledTimes(1);
  commit(history, { remove: ['c'] });
  await phone.pull();
  expect(await held(phone)).toEqual(stateAt(history));
  expect(read).toHaveBeenCalledTimes(1);
});

test('a delta over what another tab wrote leaves nothing out', async () => {
  const { stored, history, storage } = newPhone();
  const phone = phoneOf(history, storage);
  await phone.pull();
  commit(history, { put: ['c'] });
  await phoneOf(history, anotherTab(stored)).pull();
  commit(history, { put: ['d'] });
  await phone.pull();
  expect(await held(phone)).toEqual(stateAt(history));
});

test('what could not be written is not remembered', async () => {
  const { history, stored } = newPhone();
  const change = vi.spyOn(stored, 'change');
  const phone = phoneOf(history, holdRows(stored));
  await phone.pull();
  commit(history, { put: ['c'] });
  change.mockRejectedValueOnce(new Error('the phone is full'));
  await phone.pull();
  expect(await held(phone)).toEqual(stateAt(history, 1));
});

test('once a day it is looked at what is really stored', async () => {
  const { history, stored, read, storage } = newPhone();
  const phone = phoneOf(history, storage);
  await phone.pull();
  await stored.change((change) => change.remove('places', ['a']));
  await phone.pull();
  expect(read).not.toHaveBeenCalled();
  phone.time += 25 * 60 * 60 * 1000;
  await phone.pull();
  expect(read).toHaveBeenCalled();
  expect(await held(phoneOf(history, stored))).toEqual(stateAt(history));
});

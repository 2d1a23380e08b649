import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { catalogueDb, dexieStorage } from '#local/catalogue-db.ts';
import type { CatalogueStorage } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { commit, deltaOf, json, newHistory } from './testing/history.ts';
import { failing, held, phoneOf, stateAt } from './testing/phone.ts';

/** As Dexie words it. */
const quotaExceeded = () =>
  Promise.reject(Object.assign(new Error('AbortError'), { name: 'AbortError', inner: { name: 'QuotaExceededError' } }));

test('a full phone keeps its old rows and says so', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const storage = memoryStorage();
  const phone = phoneOf(history, storage);
  await phone.pull();
  commit(history, { put: ['b'] });
  const full: CatalogueStorage = { ...storage, change: quotaExceeded };
  expect(await phone.pull({ storage: full })).toEqual(failing('phone-full'));
  expect(await held(phone)).toEqual(stateAt(history, 1));
});

test('a full phone with nothing to fetch says nothing of it', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const storage = memoryStorage();
  const phone = phoneOf(history, storage);
  await phone.pull();
  expect(await phone.pull({ storage: { ...storage, change: quotaExceeded } })).toEqual({ outcome: 'unchanged' });
  expect(await held(phone)).toEqual(stateAt(history));
});

test('while one tab pulls, another does not', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  const taken = { request: async (_name: string, _options: object, work: (lock: null) => unknown) => work(null) } as unknown as LockManager;
  expect(await phone.pull({ locks: taken })).toEqual({ outcome: 'busy' });
  expect(phone.asked).toEqual([]);
});

test('a browser that refuses locks pulls without', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const refused = { request: () => Promise.reject(new DOMException('', 'SecurityError')) } as unknown as LockManager;
  expect(await phoneOf(history).pull({ locks: refused })).toEqual({ outcome: 'changed' });
});

test('of two tabs without locks the slower one brings nothing back', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const storage = memoryStorage();
  const [slow, quick] = [phoneOf(history, storage), phoneOf(history, storage)];
  await slow.pull();
  commit(history, { put: ['b'] });
  const late = json(deltaOf(history, 1));
  commit(history, { remove: ['b'] });
  slow.instead = async (address) => {
    if (!address.includes('/delta/')) return undefined;
    await quick.pull();
    return late;
  };
  await slow.pull();
  expect(await held(slow)).toEqual(stateAt(history));
});

test('a database that the browser closed in the background is opened again', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const db = catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange });
  const phone = phoneOf(history, dexieStorage(db));
  await phone.pull();
  commit(history, { put: ['b'] });
  db.close();
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

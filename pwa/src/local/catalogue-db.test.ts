import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { catalogueDb, dexieStorage, openCatalogueStorage } from './catalogue-db.ts';
import type { Cursor } from './catalogue-storage.ts';
import { isQuotaExceeded } from './storage-errors.ts';

const cursor: Cursor = { epoch: 'first', schema: 1, seq: 1, at: 0, checkedAt: 0, healedAt: 0 };
const report = (_id: string) => ({ _id, seq: 1, name: _id, file: '' });

test('rows and cursor outlive the page', async () => {
  const indexedDB = new IDBFactory();
  const before = await openCatalogueStorage({ indexedDB, IDBKeyRange });
  await before.change(async (change) => {
    await change.put(
      'reports',
      Array.from({ length: 1200 }, (_, index) => report(`r${index}`)),
    );
    await change.moveTo(cursor);
  });
  const after = await openCatalogueStorage({ indexedDB, IDBKeyRange });
  expect(after.lasting).toBe(true);
  const stored = await after.read();
  expect(stored?.cursor).toEqual(cursor);
  expect(new Set(stored?.rows.reports.map(({ _id }) => _id)).size).toBe(1200);
  expect(stored?.rows.reports).toHaveLength(1200);
  expect(stored?.rows.places).toEqual([]);
});

test.each([
  ['is missing', {} as IDBFactory],
  [
    'is forbidden',
    {
      open: () => {
        throw new DOMException('', 'SecurityError');
      },
    } as unknown as IDBFactory,
  ],
])('where the phone’s database %s, memory serves', async (_, indexedDB) => {
  const storage = await openCatalogueStorage({ indexedDB, IDBKeyRange });
  expect(storage.lasting).toBe(false);
  await storage.change(async (change) => {
    await change.put('reports', [report('a')]);
    await change.moveTo(cursor);
  });
  expect((await storage.read())?.rows.reports).toEqual([report('a')]);
});

test.each(['DatabaseClosedError', 'UnknownError', 'InvalidStateError'])(
  'after a %s the work is done once more on a new handle',
  async (name) => {
    const storage = dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange }));
    let tries = 0;
    await storage.change(async (change) => {
      tries += 1;
      await change.put('reports', [report(`try ${tries}`)]);
      if (tries === 1) throw Object.assign(new Error('the handle is gone'), { name });
      await change.moveTo(cursor);
    });
    expect((await storage.read())?.rows.reports).toEqual([report('try 2')]);
    const always = storage.change(async () => {
      throw Object.assign(new Error('gone again'), { name });
    });
    await expect(always).rejects.toThrow('gone again');
  },
);

test('any other failure is not tried again', async () => {
  const storage = dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange }));
  let tries = 0;
  const failing = storage.change(async () => {
    tries += 1;
    throw new RangeError('a mistake');
  });
  await expect(failing).rejects.toThrow('a mistake');
  expect(tries).toBe(1);
});

test('a full phone is known by the reason inside Dexie’s error', () => {
  expect(isQuotaExceeded({ name: 'AbortError', inner: { name: 'QuotaExceededError' } })).toBe(true);
  expect(isQuotaExceeded(new DOMException('', 'QuotaExceededError'))).toBe(true);
  expect(isQuotaExceeded(new Error('AbortError'))).toBe(false);
  expect(isQuotaExceeded(undefined)).toBe(false);
});

import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { catalogueDb, dexieStorage, openCatalogueStorage } from './catalogue-db.ts';
import type { Cursor } from './catalogue-storage.ts';
import { isQuotaExceeded } from './storage-errors.ts';

const cursor: Cursor = { epoch: 'first', schema: 1, seq: 1, at: 0, checkedAt: 0, healedAt: 0 };
const report = (_id: string) => ({ _id, seq: 1, name: _id, file: '', translations: {} });

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

/** As an app with these tables makes it. */
function databaseOf(
  tables: readonly string[],
  version: number,
  options: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange },
): Dexie {
  const db = new Dexie('catalogue', options);
  db.version(version).stores({ ...Object.fromEntries(tables.map((table) => [table, '_id'])), meta: '' });
  return db;
}

test.each<[string, number, readonly CatalogueTable[]]>([
  ['of schema 2, which did not count versions', 1, catalogueTables],
  ['that knew fewer tables', syncSchema - 1, catalogueTables.filter((table) => table !== 'notices' && table !== 'ads')],
  ['of this schema, before a table was added without raising it', syncSchema, catalogueTables.filter((table) => table !== 'ads')],
])('what an app %s stored is still there', async (_, version, tables) => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = databaseOf(tables, version, options);
  await before.table('reports').put(report('a'));
  await before.table('meta').put(cursor, 'cursor');
  before.close();

  const storage = await openCatalogueStorage(options);
  expect(storage.lasting).toBe(true);
  expect(await storage.read()).toMatchObject({ cursor, rows: { reports: [report('a')], ads: [], notices: [] } });
  const ad = { _id: 'new', seq: 2, title: '', targetURL: '', priority: 1, startDate: '', endDate: '', images: [], translations: {} };
  await storage.change((change) => change.put('ads', [ad]));
  expect((await storage.read())?.rows.ads).toEqual([ad]);
});

test('a tab of an older app goes on with the database that a newer one has opened', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const older = await openCatalogueStorage(options);
  await older.change((change) => change.moveTo(cursor));
  const newer = databaseOf([...catalogueTables, 'services'], syncSchema + 1, options);
  await newer.table('services').put({ _id: 's' });

  await older.change((change) => change.put('reports', [report('a')]));
  expect((await older.read())?.rows.reports).toEqual([report('a')]);
  expect(await newer.table('services').count()).toBe(1);

  // As after an update that was taken back.
  const opened = await openCatalogueStorage(options);
  expect(opened.lasting).toBe(true);
  expect((await opened.read())?.rows.reports).toEqual([report('a')]);
});

test('where a frozen tab holds on to the version of an older app, memory serves', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = databaseOf(catalogueTables, 1, options);
  await before.open();
  const frozen = options.indexedDB.open('catalogue', 10);
  await new Promise((resolve) => frozen.addEventListener('success', resolve));
  before.close();
  const storage = await openCatalogueStorage(options, 0);
  expect(storage.lasting).toBe(false);
});

test('rows of an older app are shown with empty values where it knew no field', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const db = catalogueDb(options);
  await db.table('reports').bulkPut([{ _id: 'a', seq: 1, name: 'Accounts' }, report('whole')]);
  await db.table('places').put({ _id: 'p', seq: 1, name: 'Fort' });
  await db.table('meta').put(cursor, 'cursor');
  const { reports, places } = (await dexieStorage(db).read())?.rows ?? {};
  expect(reports).toEqual([{ _id: 'a', seq: 1, name: 'Accounts', file: '', translations: {} }, report('whole')]);
  expect(places).toEqual([{ ...emptyRow('places'), _id: 'p', seq: 1, name: 'Fort' }]);
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

test('a row that was damaged on the phone is passed over, and all others are read', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = await openCatalogueStorage(options);
  await before.change(async (change) => {
    await change.put('reports', [report('a'), { ...report('b'), name: null as never }, report('c')]);
    await change.moveTo(cursor);
  });
  const stored = await (await openCatalogueStorage(options)).read();
  expect(stored?.rows.reports.map(({ _id }) => _id)).toEqual(['a', 'c']);
});

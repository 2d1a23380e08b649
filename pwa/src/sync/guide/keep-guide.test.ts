import { minApp, syncSchema } from '@helpdesk/contract/kinds/schema';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { catalogueDb, dexieStorage } from '#local/catalogue-db.ts';
import type { Cursor } from '#local/catalogue-storage.ts';
import { holdRows } from '#local/held-rows.ts';
import { place, resort, rows } from '#sync/testing/rows.ts';
import { keepGuide } from './keep-guide.ts';

const about = {
  epoch: 'first',
  schema: syncSchema,
  minApp,
  seq: 5,
  madeAt: 1_000,
  origin: 'https://junnar.example.org',
  picturesLeftOut: 0,
};
const guide = { about, rows: rows({ places: [place('fort')], resorts: [resort('inn')] }) };

test('a database that was empty holds the rows of the file, and another page reads them', async () => {
  const indexedDB = new IDBFactory();
  const open = () => holdRows(dexieStorage(catalogueDb({ indexedDB, IDBKeyRange })));
  expect(await keepGuide(open(), guide)).toBe('older');
  const stored = await open().read();
  expect(stored?.cursor).toMatchObject({ epoch: 'first', seq: 5, at: 1_000 });
  expect(stored?.rows).toEqual(guide.rows);
  expect(await keepGuide(open(), guide)).toBe('same');
});

/** Storage that holds the rows of the guide of seq 5, as a phone has them: whom to call with them. */
async function phoneWithGuide() {
  const storage = dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange }));
  await keepGuide(storage, {
    about,
    rows: rows({ resorts: [resort('inn', { contactPersonName: 'Asha', contactPhoneNumber: '+919876543210' })] }),
  });
  return storage;
}

test('a newer file takes the place of all rows, and what this phone knew of whom to call stays', async () => {
  const storage = await phoneWithGuide();
  const file = rows({ places: [place('fort')], resorts: [resort('inn', { name: 'The inn', seq: 6 }), resort('tent')] });
  expect(await keepGuide(storage, { about: { ...about, seq: 6, madeAt: 2_000 }, rows: file })).toBe('older');
  const stored = await storage.read();
  expect(stored?.cursor).toMatchObject({ seq: 6, at: 2_000, anewAt: 2_000, checkedAt: 0 });
  expect(stored?.rows.resorts).toEqual([
    resort('inn', { name: 'The inn', seq: 6, contactPersonName: 'Asha', contactPhoneNumber: '+919876543210' }),
    resort('tent'),
  ]);
  await keepGuide(storage, { about: { ...about, seq: 7 }, rows: rows({ resorts: [resort('tent')] }) });
  expect((await storage.read())?.rows).toEqual(rows({ resorts: [resort('tent')] }));
});

test('the next pull reads every row anew, and the healing of the day is left for when it is needed', async () => {
  const storage = await phoneWithGuide();
  expect((await storage.cursor())?.schema).not.toBe(syncSchema);
  await storage.change(async (change) => change.moveTo({ ...((await change.cursor()) as Cursor), healedAt: 500 }));
  await keepGuide(storage, { about: { ...about, seq: 6 }, rows: guide.rows });
  expect((await storage.cursor())?.healedAt).toBe(500);
});

test.each([
  ['of the same rows', { madeAt: 9_000 }, 'same'],
  ['of fewer changes, whatever its clock says', { seq: 4, madeAt: 9_000 }, 'newer'],
  ['of a server that began anew earlier', { epoch: 'other', seq: 9, madeAt: 999 }, 'newer'],
])('a file %s changes nothing', async (_, other, held) => {
  const storage = await phoneWithGuide();
  const before = await storage.read();
  expect(await keepGuide(storage, { about: { ...about, ...other }, rows: guide.rows })).toBe(held);
  expect(await storage.read()).toEqual(before);
});

test('a file of a server that began anew later takes their place, though it counts fewer changes', async () => {
  const storage = await phoneWithGuide();
  expect(await keepGuide(storage, { about: { ...about, epoch: 'other', seq: 1, madeAt: 1_001 }, rows: guide.rows })).toBe('older');
  expect((await storage.cursor())?.epoch).toBe('other');
});

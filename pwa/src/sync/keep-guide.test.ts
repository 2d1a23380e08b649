import { minApp, syncSchema } from '@helpdesk/contract/kinds/schema';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { catalogueDb, dexieStorage } from '#local/catalogue-db.ts';
import { holdRows } from '#local/held-rows.ts';
import { keepGuide } from './keep-guide.ts';
import { place, resort, rows } from './testing/rows.ts';

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

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import { openOffice } from './office-db.ts';

const key = { administrator: 'asha', form: 'places', row: 'fort' };
const draft = { ...key, first: { name: '' }, values: { name: 'Fort' }, savedAt: 1 };
const open = () => openOffice({ indexedDB: new IDBFactory(), IDBKeyRange });

test('a draft is known to its administrator, form and row alone', async () => {
  const office = await open();
  await office.trackDraft(draft);
  expect(await office.draft(key)).toEqual(draft);
  for (const other of [{ administrator: 'bala' }, { form: 'resorts' }, { row: '' }]) {
    expect(await office.draft({ ...key, ...other })).toBeUndefined();
  }
  expect(await office.rows('asha', 'places')).toEqual(['fort']);
  expect(await office.rows('bala', 'places')).toEqual([]);
});

test('files that wait are kept with it, and go with it', async () => {
  const office = await open();
  await office.trackDraft(draft);
  await office.keepFiles(key, [new File(['x'], 'gate.png')]);
  expect(await office.files(key)).toHaveLength(1);
  await office.keepFiles({ ...key, row: '' }, [new File(['y'], 'tower.png')]);
  expect((await office.rows('asha', 'places')).sort()).toEqual(['', 'fort']);
  await office.erase(key);
  expect([await office.draft(key), await office.files(key), await office.rows('asha', 'places')]).toEqual([undefined, [], ['']]);
});

import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openMine } from './mine-db.ts';

test('a tab of the version before keeps its drafts when a newer one has opened the database', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = new Dexie('mine', options);
  before.version(1).stores({ drafts: 'form', revealed: '' });
  const draft = { form: 'contact', id: 'key', values: { name: 'Asha' }, savedAt: 1 };
  await before.table('drafts').put(draft);

  const mine = await openMine(options);
  expect(await mine.draft('contact')).toEqual(draft);
  await mine.countMissed('zoo', 1);

  before.close();
  await before.open();
  await before.table('drafts').put({ ...draft, savedAt: 2 });
  expect(await mine.draft('contact')).toEqual({ ...draft, savedAt: 2 });
});

test('a listing whose contact details were revealed stays so, under the name that the database always had', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const mine = await openMine(options);
  await mine.reveal('homestay');
  expect([await mine.isRevealed('homestay'), await mine.isRevealed('other')]).toEqual([true, false]);
  expect(await (await openMine(options)).isRevealed('homestay')).toBe(true);
  expect((await options.indexedDB.databases()).map(({ name }) => name)).toEqual(['mine']);
});

test('a phone that has counted searches before there were hearts keeps them, and what it saves from now on', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = new Dexie('mine', options);
  before.version(1).stores({ drafts: 'form', revealed: '' });
  before.version(2).stores({ missed: 'text', missedTally: '' });
  await before.table('missed').put({ text: 'zoo', count: 2 });
  before.close();

  const mine = await openMine(options);
  expect(await mine.saved()).toBeUndefined();
  await mine.changeSaved(() => ({ ids: ['fort'], stops: [] }));
  expect(await (await openMine(options)).saved()).toEqual({ ids: ['fort'], stops: [] });
  expect(await mine.missed()).toEqual([{ text: 'zoo', count: 2 }]);
});

test('a phone that is asked to forget what is one’s own forgets all of it, and keeps what comes then', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const mine = await openMine(options);
  await mine.trackDraft({ form: 'contact', id: 'key', values: { name: 'Asha' }, savedAt: 1 });
  await mine.reveal('homestay');
  await mine.countMissed('zoo', 1);
  await mine.changeSaved(() => ({ ids: ['fort'], stops: [] }));
  await mine.forget();
  const left = await openMine(options);
  expect([await left.draft('contact'), await left.isRevealed('homestay'), await left.missed(), await left.saved()]).toEqual([
    undefined,
    false,
    [],
    undefined,
  ]);
  await left.reveal('other');
  expect(await mine.isRevealed('other')).toBe(true);
});

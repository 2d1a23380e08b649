import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { catalogueDb, dexieStorage } from '#local/catalogue-db.ts';
import type { CatalogueChange, CatalogueStorage } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { commit, headOf, json, newHistory, noRows, rowsAt } from './testing/history.ts';
import { asksOf, failing, held, phoneOf, stateAt } from './testing/phone.ts';

const storages: [string, () => CatalogueStorage][] = [
  ['in the database', () => dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange }))],
  ['in memory', memoryStorage],
];

describe.each(storages)('a catalogue %s', (_, newStorage) => {
  test('is read anew when somebody asks for it: every row, with nothing missing before the new is there', async () => {
    const history = newHistory();
    commit(history, { put: ['a', 'b'], regions: ['r'] });
    const phone = phoneOf(history, newStorage());
    await phone.pull();
    // As a fault of the phone would leave it: right in number, wrong in content.
    await phone.storage.change((change) =>
      change.put('reports', [{ _id: 'a', seq: 1, name: 'spoilt', file: '/reports/a.pdf', translations: {} }]),
    );
    expect(await phone.pull()).toEqual({ outcome: 'unchanged' });
    const before = await held(phone);

    phone.instead = (address) => (address.includes('snapshot') ? json({}, 502) : undefined);
    expect(await phone.pull({ again: true })).toEqual(failing('status'));
    expect(await held(phone)).toEqual(before);

    phone.instead = undefined;
    expect(await phone.pull({ again: true })).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
  });

  test('that is read anew is never taken back by a head of yesterday', async () => {
    const history = newHistory();
    commit(history, { put: ['a'] });
    commit(history, { put: ['b'] });
    const phone = phoneOf(history, newStorage());
    await phone.pull();
    phone.instead = (address) => (address.endsWith('head') ? json(headOf(history, 1)) : undefined);
    expect(await phone.pull({ again: true })).toEqual(failing('server-behind'));
    expect(await held(phone)).toEqual(stateAt(history));
  });

  test('that is read anew stays as new as it is, though the snapshot is older, and wherever that breaks off', async () => {
    const history = newHistory();
    commit(history, { put: ['a'] });
    history.snapshotSeq = 1;
    commit(history, { put: ['b'] });
    const phone = phoneOf(history, newStorage());
    await phone.pull();
    const before = await held(phone);
    phone.instead = (address) => (address.includes('delta') ? json({}, 502) : undefined);
    expect(await phone.pull({ again: true })).toEqual(failing('status'));
    expect(await held(phone)).toEqual(before);
    phone.instead = (address) => (address.includes('delta') ? json({ reset: 'size' }, 410) : undefined);
    expect(await phone.pull({ again: true })).toEqual(failing('server-behind'));
    expect(await held(phone)).toEqual(before);

    phone.instead = undefined;
    await phone.storage.change((change) => change.put('reports', [{ _id: 'a', seq: 1, name: 'rotten', file: '', translations: {} }]));
    expect(await phone.pull({ again: true })).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
  });

  test('that is read anew keeps the healing of the day for when it is needed', async () => {
    const history = newHistory();
    commit(history, { put: ['a', 'b'] });
    const phone = phoneOf(history, newStorage());
    await phone.pull();
    expect(await phone.pull({ again: true })).toEqual({ outcome: 'changed' });
    await phone.storage.change((change) => change.remove('reports', ['b']));
    commit(history, { put: ['c'] });
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
  });

  test('that is read anew from a server whose digests are never right says so, and heals as ever', async () => {
    const history = newHistory();
    commit(history, { put: ['a'] });
    const phone = phoneOf(history, newStorage());
    await phone.pull();
    const tables = Object.fromEntries(
      Object.entries(headOf(history).tables).map(([table, { rows }]) => [table, { rows, digest: 'wrong' }]),
    );
    phone.instead = (address) => (address.endsWith('/head') ? json({ ...headOf(history), tables }) : undefined);
    expect(await phone.pull({ again: true })).toEqual(failing('inconsistent'));
    expect((await phone.storage.cursor())?.healedAt).toBe(0);
  });

  test('is filled by the snapshot first', async () => {
    const history = newHistory();
    commit(history, { put: ['a', 'b'], regions: ['r'] });
    const phone = phoneOf(history, newStorage());
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
    expect(phone.asked).toEqual(['head', `snapshot/first/${syncSchema}/1`]);
  });

  test('then follows by deltas: what was put, changed and deleted', async () => {
    const history = newHistory();
    commit(history, { put: ['a', 'b', 'c'], regions: ['r'] });
    const phone = phoneOf(history, newStorage());
    await phone.pull();
    commit(history, { put: ['a', 'd'], remove: ['b'] });
    commit(history, { remove: ['r'] });
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
    expect(asksOf(phone, 'snapshot')).toHaveLength(1);
  });

  test('is not touched by a change that breaks off in the middle', async () => {
    const history = newHistory();
    commit(history, { put: ['a'], regions: ['r'] });
    const storage = newStorage();
    const phone = phoneOf(history, storage);
    await phone.pull();
    const before = await held(phone);
    commit(history, { put: ['b'], remove: ['a'], regions: ['s'] });
    for (const last of ['remove', 'put', 'count', 'moveTo'] as const) {
      expect(await phone.pull({ storage: breakingAt(storage, last) })).toEqual(failing('storage'));
      expect(await held(phone)).toEqual(before);
    }
    await phone.pull();
    expect(await held(phone)).toEqual(stateAt(history));
  });

  test('of another epoch is replaced whole, even rows of the same id and seq', async () => {
    const history = newHistory();
    commit(history, { put: ['a', 'b'] });
    const phone = phoneOf(history, newStorage());
    await phone.pull();
    history.epoch = 'restored';
    const [a] = rowsAt(history, 1).reports;
    history.states[1] = { ...noRows(), reports: a ? [{ ...a, name: 'as it was in the backup' }] : [] };
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
  });
});

/** A storage whose changes die at the last possible moment of a kind. */
const breakingAt = (storage: CatalogueStorage, last: keyof CatalogueChange): CatalogueStorage => ({
  ...storage,
  change: (work) =>
    storage.change((change) => {
      const broken = () => {
        throw new Error('the page was closed');
      };
      return work({ ...change, [last]: broken });
    }),
});

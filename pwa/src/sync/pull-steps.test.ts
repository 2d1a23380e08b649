import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { expect, test } from 'vitest';
import type { CatalogueStorage } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { commit, deltaOf, headOf, json, newHistory } from './testing/history.ts';
import { aDay, asksOf, failing, held, phoneOf, stateAt } from './testing/phone.ts';

test('a phone that has the newest state asks for nothing but the head', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  phone.asked.length = 0;
  phone.time += 1000;
  expect(await phone.pull()).toEqual({ outcome: 'unchanged' });
  expect(phone.asked).toEqual(['head']);
  expect((await phone.storage.cursor())?.at).toBe(phone.time);
});

test('after a snapshot of an older state it goes on with the delta from there', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  commit(history, { put: ['b'] });
  history.snapshotSeq = 1;
  const phone = phoneOf(history);
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(phone.asked).toEqual(['head', `snapshot/first/${syncSchema}/1`, `delta/first/${syncSchema}/1`]);
  expect(await held(phone)).toEqual(stateAt(history));
});

test.each(['epoch', 'floor', 'schema', 'ahead', 'size', 'of a reason that is not known yet'])(
  'a delta refused for its %s is replaced by the snapshot',
  async (reset) => {
    const history = newHistory();
    commit(history, { put: ['a', 'b'] });
    const phone = phoneOf(history);
    await phone.pull();
    commit(history, { remove: ['a'] });
    phone.instead = (address) => (address.includes('/delta/') ? json({ reset }, 410) : undefined);
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
  },
);

test.each([
  { of: 'another epoch', other: { epoch: 'other' } },
  { of: 'another schema', other: { schema: 7 } },
  { of: 'another beginning', other: { from: 0 } },
  { of: 'the past', other: { to: 0 } },
])('a delta of $of is not applied', async ({ other }) => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  commit(history, { put: ['b'] });
  phone.instead = (address) => (address.includes('/delta/') ? json({ ...deltaOf(history, 1), ...other }) : undefined);
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(asksOf(phone, 'snapshot')).toHaveLength(2);
  expect(await held(phone)).toEqual(stateAt(history));
});

test('the cursor goes where the delta ends, not where the head was', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  commit(history, { put: ['b'] });
  const head = headOf(history);
  commit(history, { put: ['c'] });
  phone.instead = (address) => (address.endsWith('/head') ? json(head) : undefined);
  await phone.pull();
  expect(await held(phone)).toEqual(stateAt(history, 3));
});

test('a stale head moves nothing back', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const stale = headOf(history);
  commit(history, { put: ['b'] });
  const phone = phoneOf(history);
  await phone.pull();
  const { at } = (await phone.storage.cursor()) ?? {};
  phone.instead = (address) => (address.endsWith('/head') ? json(stale) : undefined);
  phone.time += 3 * aDay;
  expect(await phone.pull()).toEqual({ outcome: 'unchanged' });
  expect(await held(phone)).toEqual(stateAt(history));
  // It says nothing of how new the rows are.
  expect((await phone.storage.cursor())?.at).toBe(at);
});

test('a snapshot older than what the phone has is refused', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  commit(history, { put: ['b'] });
  const phone = phoneOf(history);
  await phone.pull();
  commit(history, { put: ['c'] });
  history.snapshotSeq = 1;
  phone.instead = (address) => (address.includes('/delta/') ? json({ reset: 'size' }, 410) : undefined);
  expect(await phone.pull()).toEqual(failing('server-behind'));
  expect(await held(phone)).toEqual(stateAt(history, 2));
});

test('a snapshot that this server does not have is asked for once more by a new head', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  let heads = 0;
  phone.instead = (address) => {
    if (!address.endsWith('/head')) return undefined;
    heads += 1;
    return heads === 1
      ? json({ ...headOf(history), snapshot: { url: `/api/sync/v1/snapshot/first/${syncSchema}/99`, bytes: 1, rows: 1 } })
      : undefined;
  };
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
  phone.instead = (address) => (address.includes('/snapshot/') ? json({}, 404) : undefined);
  history.epoch = 'next';
  expect(await phone.pull()).toEqual(failing('status'));
});

test('a snapshot within an epoch writes only the rows that differ', async () => {
  const history = newHistory();
  commit(history, { put: ['a', 'b'] });
  commit(history, { put: ['c'] });
  const storage = memoryStorage();
  const written: string[] = [];
  const watched: CatalogueStorage = {
    ...storage,
    change: (work) =>
      storage.change((change) =>
        work({
          ...change,
          put: (table, rows) => {
            for (const { _id } of rows) written.push(_id);
            return change.put(table, rows);
          },
        }),
      ),
  };
  const phone = phoneOf(history, watched);
  await phone.pull();
  written.length = 0;
  commit(history, { put: ['b', 'd'], remove: ['a'] });
  history.floor = 3;
  await phone.pull();
  expect(written.sort()).toEqual(['b', 'd']);
  expect(await held(phone)).toEqual(stateAt(history));
});

test('the size of a snapshot is told before it is fetched', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const sizes: object[] = [];
  await phoneOf(history).pull({ onSnapshot: (size) => sizes.push(size) });
  expect(sizes).toEqual([{ rows: 10, bytes: 1000 }]);
});

import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { expect, test, vi } from 'vitest';
import type { CatalogueStorage } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { createCall } from './call.ts';
import { keepRows } from './pull.ts';
import { createServerClock } from './server-clock.ts';
import { answer, commit, deltaOf, headOf, json, newHistory, rowsAt } from './testing/history.ts';
import { aDay, asksOf, failing, held, phoneOf, stateAt } from './testing/phone.ts';

/** A phone that holds the first of two states. */
async function behind() {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  commit(history, { put: ['b'] });
  phone.asked.length = 0;
  return { history, phone };
}

test.each([
  ['is gone', {}, 410, 'status'],
  ['is of an older schema', { schema: syncSchema - 1 }, 200, 'server-behind'],
  ['says nothing of its snapshot', { snapshot: undefined }, 200, 'not-ours'],
])('a head that %s is followed by nothing', async (_, said, status, reason) => {
  const { history, phone } = await behind();
  phone.instead = (address) => (address.endsWith('/head') ? json({ ...headOf(history), ...said }, status) : undefined);
  expect(await phone.pull()).toEqual(failing(reason));
  expect([phone.asked, await held(phone)]).toEqual([['head'], stateAt(history, 1)]);
});

test('an app that is just new enough reads on', async () => {
  const { history, phone } = await behind();
  phone.instead = (address) => (address.endsWith('/head') ? json({ ...headOf(history), minApp: syncSchema }) : undefined);
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
});

test('the head is asked of the server itself, a snapshot only where everything is read anew', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const asked: unknown[] = [];
  const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
    asked.push(init?.cache);
    return answer(history, String(address));
  };
  const call = createCall({ fetch, clock: createServerClock(), base: '/api' });
  const phone = phoneOf(history);
  await phone.pull({ call });
  await phone.pull({ call, again: true });
  expect(asked).toEqual(['no-cache', 'default', 'no-cache', 'no-cache']);
});

test('a snapshot that will not come back is asked for once more by a new head', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  phone.instead = (address) => (address.includes('/snapshot/') ? json({}, 410) : undefined);
  expect(await phone.pull()).toEqual(failing('status'));
  expect([asksOf(phone, 'head').length, asksOf(phone, 'snapshot').length]).toEqual([2, 2]);
});

test('a snapshot that cannot be had for now is not asked for again', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  phone.instead = (address) => (address.includes('/snapshot/') ? json({}, 503) : undefined);
  expect(await phone.pull()).toEqual(failing('status'));
  expect(asksOf(phone, 'snapshot')).toHaveLength(1);
});

test.each([{ schema: syncSchema + 1 }, { epoch: 'other' }])('a snapshot of %o, which its head did not name, is not ours', async (other) => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  const snapshot = { epoch: history.epoch, schema: syncSchema, seq: 1, rows: rowsAt(history, 1), ...other };
  phone.instead = (address) => (address.includes('/snapshot/') ? json(snapshot) : undefined);
  expect(await phone.pull()).toEqual(failing('not-ours'));
  expect(await held(phone)).toBeUndefined();
});

test('after an older snapshot no delta is asked for a second time', async () => {
  const { history, phone } = await behind();
  await phone.pull();
  commit(history, { put: ['c'] });
  history.snapshotSeq = 1;
  phone.asked.length = 0;
  phone.instead = (address) => (address.includes('/delta/') ? json({ reset: 'size' }, 410) : undefined);
  expect(await phone.pull()).toEqual(failing('server-behind'));
  expect(asksOf(phone, 'delta')).toHaveLength(1);
});

test('a server that has a snapshot and refuses every delta is behind', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  commit(history, { put: ['b'] });
  history.snapshotSeq = 1;
  const phone = phoneOf(history);
  phone.instead = (address) => (address.includes('/delta/') ? json({ reset: 'size' }, 410) : undefined);
  expect(await phone.pull()).toEqual(failing('server-behind'));
  expect(await held(phone)).toEqual(stateAt(history, 1));
});

test('a server whose deltas never add up is inconsistent, and is asked for two snapshots and no more', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  commit(history, { put: ['b'] });
  history.snapshotSeq = 1;
  const phone = phoneOf(history);
  phone.instead = (address) => (address.includes('/delta/') ? json({ ...deltaOf(history, 1), counts: { reports: 9 } }) : undefined);
  expect(await phone.pull()).toEqual(failing('inconsistent'));
  expect(asksOf(phone, 'snapshot')).toHaveLength(2);
  expect(await held(phone)).toEqual(stateAt(history, 1));
});

test('a delta that brings nothing takes the phone nowhere, and not back to a snapshot', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  const nothing = deltaOf(history, 1);
  commit(history, { put: ['b'] });
  phone.instead = (address) => (address.includes('/delta/') ? json(nothing) : undefined);
  expect(await phone.pull()).toEqual({ outcome: 'unchanged' });
  expect(asksOf(phone, 'snapshot')).toHaveLength(1);
});

test('a delta that mentions few tables empties no other', async () => {
  const history = newHistory();
  commit(history, { put: ['a'], regions: ['r'] });
  const phone = phoneOf(history);
  await phone.pull();
  commit(history, { put: ['b'] });
  const { put, deleted: _, ...delta } = deltaOf(history, 1);
  phone.instead = (address) => (address.includes('/delta/') ? json({ ...delta, put: { reports: put.reports }, deleted: {} }) : undefined);
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

test('rows are compared only with a head that speaks of them', async () => {
  const { history, phone } = await behind();
  const short = deltaOf(history, 1);
  commit(history, { put: ['c'] });
  phone.time += 2 * aDay;
  phone.instead = (address) => (address.includes('/delta/') ? json(short) : undefined);
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(asksOf(phone, 'snapshot')).toEqual([]);
  expect(await held(phone)).toEqual(stateAt(history, 2));
});

test('when it was seen that rows are the newest is not noted on rows that another tab brought meanwhile', async () => {
  const { history, phone } = await behind();
  await phone.pull();
  const stale = headOf(history);
  commit(history, { put: ['c'] });
  const other = phoneOf(history, phone.storage);
  other.time = phone.time + 1_000;
  const slow: CatalogueStorage = {
    ...phone.storage,
    change: async (work) => {
      await other.pull();
      return phone.storage.change(work);
    },
  };
  phone.time += 5_000;
  phone.instead = (address) => (address.endsWith('/head') ? json(stale) : undefined);
  await phone.pull({ storage: slow });
  expect(await phone.storage.cursor()).toMatchObject({ seq: 3, at: other.time });
});

test('a phone that cannot note the time, and is not full, says that it cannot store', async () => {
  const { phone } = await behind();
  await phone.pull();
  const broken: CatalogueStorage = { ...phone.storage, change: () => Promise.reject(new Error('the handle is gone')) };
  expect(await phone.pull({ storage: broken })).toEqual(failing('storage'));
});

test('a tab that pulls holds the lock, or lets another that holds it go on', async () => {
  const { phone } = await behind();
  const request = vi.fn(async (_name: string, _options: object, work: (lock: object) => unknown) => work({}));
  expect(await phone.pull({ locks: { request } as unknown as LockManager })).toEqual({ outcome: 'changed' });
  expect(request).toHaveBeenCalledWith('pull', { ifAvailable: true }, expect.any(Function));
});

test('rows move to another storage unless it holds newer ones or takes none', async () => {
  const { history, phone } = await behind();
  const old = await phone.storage.read();
  await phone.pull();
  const newer = await phone.storage.read();
  if (!old || !newer) throw new Error('the phone holds nothing');
  const other = phoneOf(history, memoryStorage());
  expect(await keepRows(other.storage, newer)).toBe(true);
  expect(await held(other)).toEqual(stateAt(history));
  expect(await other.storage.cursor()).toMatchObject({ at: newer.cursor.at, healedAt: 0 });
  expect(await keepRows(other.storage, old)).toBe(true);
  expect(await held(other)).toEqual(stateAt(history));
  expect(await keepRows({ ...other.storage, change: () => Promise.reject(new Error('full')) }, newer)).toBe(false);
});

import { syncSchema } from '@helpdesk/contract/sync';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { catalogueDb, dexieStorage } from '#local/catalogue-db.ts';
import type { CatalogueChange, CatalogueStorage, StoredRow } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { createCall } from './call.ts';
import { type PullResult, type PullTools, pull } from './pull.ts';
import { createServerClock } from './server-clock.ts';
import { answer, commit, deltaOf, type History, headOf, json, newHistory, noRows, rowsAt, seqOf } from './test-history.ts';

const aDay = 24 * 60 * 60 * 1000;

interface Phone {
  readonly storage: CatalogueStorage;
  /** Addresses asked for, below `/api/sync/v1/`. */
  readonly asked: string[];
  /** Answers instead of the server where it answers at all. */
  instead?: (address: string) => Response | undefined | Promise<Response | undefined>;
  /** Milliseconds since 1970. */
  time: number;
  pull(tools?: Partial<PullTools>): Promise<PullResult>;
}

function phoneOf(history: History, storage: CatalogueStorage = memoryStorage()): Phone {
  const phone: Phone = {
    storage,
    asked: [],
    time: Date.UTC(2026, 10, 21),
    pull: (tools) => pull({ call, storage, now: () => phone.time, ...tools }),
  };
  const fetch = async (address: RequestInfo | URL) => {
    phone.asked.push(String(address).replace('/api/sync/v1/', ''));
    return (await phone.instead?.(String(address))) ?? answer(history, String(address));
  };
  const call = createCall({ fetch, clock: createServerClock(), base: '/api' });
  return phone;
}

/** What the phone holds, without the times at which it was fetched and compared. */
async function held(phone: Phone) {
  const stored = await phone.storage.read();
  if (!stored) return undefined;
  const { epoch, seq } = stored.cursor;
  const byId = (one: StoredRow, other: StoredRow) => one._id.localeCompare(other._id);
  const rows = Object.fromEntries(Object.entries(stored.rows).map(([table, list]) => [table, [...list].sort(byId)]));
  return { epoch, seq, rows };
}

function stateAt(history: History, seq = seqOf(history)) {
  const rows = Object.entries(rowsAt(history, seq)).map(([table, list]) => [table, [...list].sort((a, b) => a._id.localeCompare(b._id))]);
  return { epoch: history.epoch, seq, rows: Object.fromEntries(rows) };
}

const failing = (reason: string): PullResult => ({ outcome: 'failed', reason }) as PullResult;
const asksOf = (phone: Phone, what: string) => phone.asked.filter((address) => address.startsWith(what));

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
    await phone.storage.change((change) => change.put('reports', [{ _id: 'a', seq: 1, name: 'spoilt', file: '/reports/a.pdf' }]));
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

test.each(['epoch', 'floor', 'schema', 'ahead', 'size'])('a delta refused for its %s is replaced by the snapshot', async (reset) => {
  const history = newHistory();
  commit(history, { put: ['a', 'b'] });
  const phone = phoneOf(history);
  await phone.pull();
  commit(history, { remove: ['a'] });
  phone.instead = (address) => (address.includes('/delta/') ? json({ reset }, 410) : undefined);
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

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

test('wrong counts make the phone start over, but only once a day', async () => {
  const history = newHistory();
  commit(history, { put: ['a', 'b'] });
  const phone = phoneOf(history);
  await phone.pull();
  const lose = () => phone.storage.change((change) => change.remove('reports', ['b']));
  await lose();
  commit(history, { put: ['c'] });
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));

  await lose();
  commit(history, { put: ['d'] });
  const before = await held(phone);
  phone.time += aDay - 1;
  expect(await phone.pull()).toEqual(failing('inconsistent'));
  expect(await held(phone)).toEqual(before);

  phone.time += 1;
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

test('rows that are right in number and wrong in version are found out within a day, and may go back', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  commit(history, { put: ['b'] });
  const phone = phoneOf(history);
  await phone.pull();
  await phone.storage.change((change) => change.put('reports', [{ _id: 'b', seq: 1, name: 'rotten', file: '' }]));
  expect(await phone.pull()).toEqual({ outcome: 'unchanged' });
  phone.time += aDay;
  history.snapshotSeq = 1;
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

test('every delta is counted, and all rows are read for the digest once a day only', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const storage = memoryStorage();
  let reads = 0;
  const watched: CatalogueStorage = {
    ...storage,
    read: () => {
      reads += 1;
      return storage.read();
    },
  };
  const phone = phoneOf(history, watched);
  await phone.pull();
  expect(reads).toBe(1);
  for (let hour = 1; hour < 24; hour += 1) {
    phone.time += aDay / 24;
    commit(history, { put: [`at ${hour}`] });
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
  }
  expect(reads).toBe(1);
  phone.time += aDay / 24;
  await phone.pull();
  expect(reads).toBe(2);
});

test('a server whose digest is never right does not make the phone fetch everything again and again', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  phone.instead = (address) => (address.endsWith('/head') ? json({ ...headOf(history), digest: 'wrong' }) : undefined);
  await phone.pull();
  for (let hour = 0; hour < 20; hour += 1) {
    phone.time += aDay / 24;
    await phone.pull();
  }
  expect(asksOf(phone, 'snapshot').length).toBeLessThanOrEqual(2);
  expect(await held(phone)).toEqual(stateAt(history));
});

test.each([{ schema: syncSchema + 1 }, { minApp: syncSchema + 1 }])(
  'an app that is older than %o keeps its rows and asks for an update',
  async (newer) => {
    const history = newHistory();
    commit(history, { put: ['a'] });
    const phone = phoneOf(history);
    await phone.pull();
    const before = await held(phone);
    commit(history, { put: ['b'] });
    phone.asked.length = 0;
    phone.instead = (address) => (address.endsWith('/head') ? json({ ...headOf(history), ...newer }) : undefined);
    expect(await phone.pull()).toEqual({ outcome: 'update-needed' });
    expect(phone.asked).toEqual(['head']);
    expect(await held(phone)).toEqual(before);
  },
);

test('rows of an older app are replaced whole by a newer one', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  await phone.storage.change(async (change) => {
    const cursor = await change.cursor();
    if (cursor) await change.moveTo({ ...cursor, schema: syncSchema - 1 });
    await change.put('reports', [{ _id: 'a', seq: 1, name: 'without a field', file: '' }]);
  });
  await phone.pull();
  expect(await held(phone)).toEqual(stateAt(history));
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

const html = (status: number, headers = {}) =>
  new Response('<h1>Log in to the Wi-Fi</h1>', { status, headers: { 'Content-Type': 'text/html', ...headers } });
const disturbances: [string, string, () => Response | Promise<Response>][] = [
  ['a captive portal’s page', 'not-ours', () => html(200)],
  ['a portal’s redirect', 'not-ours', () => html(302, { Location: 'http://portal.example/' })],
  ['a page that calls itself JSON', 'not-ours', () => new Response('<h1>', { headers: { 'Content-Type': 'application/json' } })],
  ['JSON that breaks off', 'not-ours', () => new Response('{"epoch":"fir', { headers: { 'Content-Type': 'application/json' } })],
  ['somebody else’s JSON', 'not-ours', () => json({ status: 'ok' })],
  ['an error of the server', 'status', () => json({}, 500)],
  ['an error of a proxy', 'status', () => html(502)],
  ['a dead network', 'offline', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe.each(['/head', '/delta/', '/snapshot/'])('when the answer to %s is disturbed', (part) => {
  test.each(disturbances)('by %s, the phone keeps what it had', async (_, reason, disturbed) => {
    const history = newHistory();
    commit(history, { put: ['a'] });
    const phone = phoneOf(history);
    await phone.pull();
    const before = await held(phone);
    commit(history, { put: ['b'] });
    if (part === '/snapshot/') history.epoch = 'restored';
    phone.instead = (address) => (address.includes(part) ? disturbed() : undefined);
    expect(await phone.pull()).toEqual(failing(reason));
    expect(await held(phone)).toEqual(before);
    phone.instead = undefined;
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
  });
});

test.each([
  ['a head', '/head', 'not-ours', (history: History) => ({ ...headOf(history), epoch: 'another' })],
  ['a head and its snapshot', '/head', 'status', (history: History) => headOf({ ...history, epoch: 'another' })],
  ['a snapshot', '/snapshot/', 'not-ours', () => ({ epoch: 'another', schema: syncSchema, seq: 2, rows: noRows() })],
])('%s of another epoch changes nothing', async (_, part, reason, body) => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  const before = await held(phone);
  commit(history, { put: ['b'] });
  if (part === '/snapshot/') history.epoch = 'restored';
  phone.instead = (address) => (address.includes(part) ? json(body(history)) : undefined);
  expect(await phone.pull()).toEqual(failing(reason));
  expect(await held(phone)).toEqual(before);
  phone.instead = undefined;
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

test('one bad row spoils the whole answer', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  commit(history, { put: ['b'] });
  phone.instead = (address) =>
    address.includes('/delta/') ? json({ ...deltaOf(history, 1), put: { reports: [{ _id: 'b', seq: 2 }] } }) : undefined;
  expect(await phone.pull()).toEqual(failing('not-ours'));
  expect(await held(phone)).toEqual(stateAt(history, 1));
});

test('a full phone keeps its old rows and says so', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const storage = memoryStorage();
  const phone = phoneOf(history, storage);
  await phone.pull();
  commit(history, { put: ['b'] });
  const full: CatalogueStorage = {
    ...storage,
    change: async () => {
      // As Dexie words it.
      throw Object.assign(new Error('AbortError'), { name: 'AbortError', inner: { name: 'QuotaExceededError' } });
    },
  };
  expect(await phone.pull({ storage: full })).toEqual(failing('phone-full'));
  expect(await held(phone)).toEqual(stateAt(history, 1));
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

test('the size of a snapshot is told before it is fetched', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const sizes: object[] = [];
  await phoneOf(history).pull({ onSnapshot: (size) => sizes.push(size) });
  expect(sizes).toEqual([{ rows: 10, bytes: 1000 }]);
});

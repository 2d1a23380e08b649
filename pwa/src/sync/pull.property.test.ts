import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueDb, dexieStorage } from '#local/catalogue-db.ts';
import type { CatalogueChange, CatalogueStorage } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { createCall } from './call.ts';
import { pull } from './pull.ts';
import { createServerClock } from './server-clock.ts';
import { answer, commit, deltaOf, type History, headOf, json, newHistory, rowsAt, seqOf } from './test-history.ts';

/** What may happen between two looks at a phone. */
type Event =
  | { readonly do: 'commit'; readonly put: string[]; readonly remove: string[] }
  /** Old tombstones are purged. */
  | { readonly do: 'purge'; readonly behind: number }
  /** An older backup is put back, under a new epoch. */
  | { readonly do: 'restore'; readonly behind: number }
  /** The next snapshot that a head names is not of the newest state. */
  | { readonly do: 'cut'; readonly behind: number }
  | { readonly do: 'pull'; readonly fault: Fault };

type Fault =
  | { readonly of: 'nothing' }
  | { readonly of: 'head'; readonly behind: number }
  | { readonly of: 'delta'; readonly from: number }
  | { readonly of: 'network'; readonly at: number }
  | { readonly of: 'storage'; readonly at: number };

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 });
const few = fc.nat(4);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constant({ of: 'nothing' } as const),
  fc.record({ of: fc.constant('head' as const), behind: few }),
  fc.record({ of: fc.constant('delta' as const), from: few }),
  fc.record({ of: fc.constant('network' as const), at: fc.nat(2) }),
  fc.record({ of: fc.constant('storage' as const), at: fc.nat(40) }),
);
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('commit' as const), put: ids, remove: ids }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('purge' as const), behind: few }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), behind: few }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const), behind: few }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pull' as const), fault }) },
);

/** Plays events to one phone; after every pull it must hold exactly what the server had at that epoch and seq. */
async function play(events: readonly Event[], storage: CatalogueStorage): Promise<void> {
  const history = newHistory('epoch 0');
  const everything = new Map<string, History>([[history.epoch, history]]);
  let current = history;
  const pastHeads = [headOf(current)];
  let broken: Fault = { of: 'nothing' };
  let requests = 0;

  const fetch = async (asked: RequestInfo | URL) => {
    requests += 1;
    if (broken.of === 'network' && requests > broken.at) throw new TypeError('Failed to fetch');
    const address = String(asked);
    if (broken.of === 'head' && address.endsWith('/head')) return json(pastHeads[Math.max(0, pastHeads.length - 1 - broken.behind)]);
    if (broken.of === 'delta' && address.includes('/delta/')) return json(deltaOf(current, Math.min(broken.from, seqOf(current))));
    return answer(current, decodeURIComponent(address));
  };
  const call = createCall({ fetch, clock: createServerClock(), base: '/api' });
  const pullWith = async (fault: Fault) => {
    broken = fault;
    requests = 0;
    const before = await storage.cursor();
    const used = fault.of === 'storage' ? dyingAt(storage, fault.at) : storage;
    const result = await pull({ call, storage: used, now: () => Date.UTC(2026, 10, 21) });
    await isWhole(everything, storage);
    const after = await storage.cursor();
    if (before && before.epoch === after?.epoch) expect(after.seq).toBeGreaterThanOrEqual(before.seq);
    // Nothing here spoils the phone's rows, so nothing may look as if it had.
    expect(after?.healedAt ?? 0).toBe(0);
    return result;
  };

  for (const each of events) {
    const seq = seqOf(current);
    if (each.do === 'commit') commit(current, { put: each.put, remove: each.remove.filter((id) => !each.put.includes(id)) });
    else if (each.do === 'purge') current.floor = Math.max(current.floor, seq - each.behind);
    else if (each.do === 'cut') current.snapshotSeq = Math.max(0, seq - each.behind);
    else if (each.do === 'restore') {
      const states = current.states.slice(0, Math.max(1, current.states.length - each.behind));
      current = { ...newHistory(`epoch ${everything.size}`), states };
      everything.set(current.epoch, current);
    } else await pullWith(each.fault);
    pastHeads.push(headOf(current));
  }

  current.snapshotSeq = undefined;
  await pullWith({ of: 'nothing' });
  await pullWith({ of: 'nothing' });
  expect(await storage.cursor()).toMatchObject({ epoch: current.epoch, seq: seqOf(current) });
}

async function isWhole(everything: Map<string, History>, storage: CatalogueStorage): Promise<void> {
  const stored = await storage.read();
  if (!stored) return;
  const history = everything.get(stored.cursor.epoch);
  const known = new Map(stored.rows.reports.map((row) => [row._id, row]));
  expect(known).toEqual(new Map(rowsAt(history ?? newHistory(), stored.cursor.seq).reports.map((row) => [row._id, row])));
}

/** The page is killed at the nth step of a change. */
function dyingAt(storage: CatalogueStorage, at: number): CatalogueStorage {
  let step = 0;
  const alive = <Does extends (...args: never[]) => unknown>(does: Does) =>
    ((...args: Parameters<Does>) => {
      if (step === at) throw new Error('killed');
      step += 1;
      return does(...args);
    }) as Does;
  return {
    ...storage,
    change: (work) =>
      storage.change((change) =>
        work(Object.fromEntries(Object.entries(change).map(([name, does]) => [name, alive(does)])) as unknown as CatalogueChange),
      ),
  };
}

const long = process.env.TEST_LONG === '1';

test.each([
  { where: 'in memory', runs: long ? 20_000 : 100, newStorage: memoryStorage },
  {
    where: 'in a database',
    runs: long ? 500 : 8,
    newStorage: () => dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange })),
  },
])(
  'whatever happens on the way, a phone that keeps its rows $where holds one state of the server, and at last the newest',
  async ({ runs, newStorage }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40, size: 'max' }), (events) => play(events, newStorage())),
      { numRuns: runs },
    );
  },
  600_000,
);

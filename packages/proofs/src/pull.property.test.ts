import { syncSchema } from '@helpdesk/contract/sync';
import { catalogueDb, dexieStorage } from '@helpdesk/pwa/src/local/catalogue-db.ts';
import type { CatalogueChange, CatalogueStorage } from '@helpdesk/pwa/src/local/catalogue-storage.ts';
import { memoryStorage } from '@helpdesk/pwa/src/local/memory-storage.ts';
import { createCall } from '@helpdesk/pwa/src/sync/call.ts';
import { pull } from '@helpdesk/pwa/src/sync/pull.ts';
import { type PullRules, pullRules } from '@helpdesk/pwa/src/sync/pull-rules.ts';
import { createServerClock } from '@helpdesk/pwa/src/sync/server-clock.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSyncServer, type SyncServer } from './sync-server.ts';

/** What may happen between two looks at a phone. */
type Event =
  | { readonly do: 'commit'; readonly put: string[]; readonly remove: string[] }
  | { readonly do: 'purge'; readonly butLast: number }
  | { readonly do: 'restore'; readonly behind: number }
  | { readonly do: 'minute' }
  /** The phone gets an app that reads rows in another way. */
  | { readonly do: 'new app' }
  | { readonly do: 'pull'; readonly fault: Fault };

type Fault =
  | { readonly of: 'nothing' }
  | { readonly of: 'stale head'; readonly behind: number }
  | { readonly of: 'cached delta'; readonly behind: number }
  /** A cache gives the delta of another address. */
  | { readonly of: 'other delta'; readonly from: number }
  /** The server is of a newer version already, or still of an older one. */
  | { readonly of: 'other schema'; readonly schema: number }
  | { readonly of: 'other app'; readonly minApp: number }
  | { readonly of: 'network'; readonly at: number }
  /** The page is killed before, in or after a change. */
  | { readonly of: 'kill'; readonly at: number };

const few = fc.nat(4);
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 });
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constant({ of: 'nothing' } as const),
  fc.record({ of: fc.constant('stale head' as const), behind: few }),
  fc.record({ of: fc.constant('cached delta' as const), behind: few }),
  fc.record({ of: fc.constant('other delta' as const), from: few }),
  fc.record({ of: fc.constant('other schema' as const), schema: fc.constantFrom(syncSchema - 1, syncSchema + 1) }),
  fc.record({ of: fc.constant('other app' as const), minApp: fc.constant(syncSchema + 1) }),
  fc.record({ of: fc.constant('network' as const), at: fc.nat(2) }),
  fc.record({ of: fc.constant('kill' as const), at: fc.nat(40) }),
);
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('commit' as const), put: ids, remove: ids }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('purge' as const), butLast: few }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), behind: few }) },
  { weight: 1, arbitrary: fc.constant({ do: 'minute' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'new app' } as const) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pull' as const), fault }) },
);
const history = fc.array(event, { maxLength: 40, size: 'max' });

/** What a planted fault replaces. */
interface Planted {
  readonly rules?: (server: SyncServer) => PullRules;
  readonly storage?: (storage: CatalogueStorage) => CatalogueStorage;
  /** What the server shows of its catalogue. */
  readonly forged?: Parameters<typeof newSyncServer>[0];
  /** Where a request goes. */
  readonly address?: (address: string, server: SyncServer) => string;
  readonly restoredEpoch?: string;
}

/** Plays events to one phone; after every pull it must hold exactly what the server had at that epoch and seq. */
async function play(events: readonly Event[], storage: CatalogueStorage, planted: Planted = {}): Promise<void> {
  const server = newSyncServer(planted.forged);
  await server.rememberHead();
  const rules = planted.rules?.(server) ?? pullRules;
  const pullWith = async (fault: Fault) => {
    const before = await storage.cursor();
    const used = fault.of === 'kill' ? dyingAt(storage, fault.at) : storage;
    const call = createCall({ fetch: networkOf(server, fault, planted), clock: createServerClock(), base: '/api' });
    const tools = { call, storage: planted.storage?.(used) ?? used, now: () => Date.UTC(2026, 10, 21), rules };
    const { outcome } = await pull(tools);
    if (fault.of === 'other app' || (fault.of === 'other schema' && fault.schema > syncSchema)) expect(outcome).toBe('update-needed');
    await expectWhole(server, storage);
    const after = await storage.cursor();
    if (before && before.epoch === after?.epoch && before.schema === after.schema) expect(after.seq).toBeGreaterThanOrEqual(before.seq);
    // Nothing here spoils the phone's rows, so nothing may look as if it had.
    expect(after?.healedAt ?? 0).toBe(0);
  };

  for (const each of events) {
    if (each.do === 'commit') server.commit(each.put, each.remove);
    else if (each.do === 'purge') server.purge(each.butLast);
    else if (each.do === 'restore') server.restore(each.behind, planted.restoredEpoch);
    else if (each.do === 'minute') server.passMinute();
    else if (each.do === 'new app') await takeOldRows(storage);
    else await pullWith(each.fault);
    if (each.do !== 'pull') await server.rememberHead();
  }

  await pullWith({ of: 'nothing' });
  await pullWith({ of: 'nothing' });
  const { epoch, seq } = server.current();
  expect(await storage.cursor()).toMatchObject({ epoch, seq, schema: syncSchema });
}

async function expectWhole(server: SyncServer, storage: CatalogueStorage): Promise<void> {
  const stored = await storage.read();
  if (!stored || stored.cursor.schema !== syncSchema) return;
  const { epoch, seq } = stored.cursor;
  const byId = (rows: readonly { readonly _id: string }[] = []) => new Map(rows.map((row) => [row._id, row]));
  expect(byId(stored.rows.regions)).toEqual(byId(server.regionsAt(epoch, seq)));
}

function networkOf(server: SyncServer, fault: Fault, { address: rerouted = (it) => it }: Planted) {
  let requests = 0;
  return async (asked: RequestInfo | URL): Promise<Response> => {
    requests += 1;
    if (fault.of === 'network' && requests > fault.at) throw new TypeError('Failed to fetch');
    const address = rerouted(String(asked), server);
    const isHead = address.endsWith('/head');
    if (fault.of === 'stale head' && isHead) return json(server.rememberedHead(fault.behind));
    if (fault.of === 'cached delta' && address.includes('/delta/')) return server.answerOf(fault.behind, address);
    if (fault.of === 'other delta' && address.includes('/delta/')) return server.answer(address.replace(/\d+$/, `${fault.from}`));
    const answer = await server.answer(address);
    if (!isHead || (fault.of !== 'other schema' && fault.of !== 'other app')) return answer;
    return json(JSON.stringify({ ...((await answer.json()) as object), ...fault, of: undefined }));
  };
}

const json = (text: string): Response => new Response(text, { headers: { 'Content-Type': 'application/json' } });

/** The page dies at the nth step that it takes with its storage, and does nothing any more. */
function dyingAt(storage: CatalogueStorage, at: number): CatalogueStorage {
  let step = 0;
  const alive = <Does extends (...args: never[]) => unknown>(does: Does) =>
    ((...args: Parameters<Does>) => {
      if (step >= at) throw new Error('killed');
      step += 1;
      return does(...args);
    }) as Does;
  const alives = <Functions extends object>(functions: Functions) =>
    Object.fromEntries(Object.entries(functions).map(([name, does]) => [name, alive(does)])) as unknown as Functions;
  const { lasting, cursor, read, change } = storage;
  return { lasting, ...alives({ cursor, read }), change: alive((work) => change((own) => work(alives(own)))) };
}

/** What an older app had stored: rows of the same id and seq that lack a field. */
const takeOldRows = (storage: CatalogueStorage) =>
  storage.change(async (change) => {
    const cursor = await change.cursor();
    if (!cursor) return;
    await change.put(
      'regions',
      (await change.rows('regions')).map((row) => ({ ...row, name: 'as an older app had it' })),
    );
    await change.moveTo({ ...cursor, schema: syncSchema - 1 });
  });

const long = process.env.TEST_LONG === '1';

test.each([
  { where: 'in memory', runs: long ? 10_000 : 100, newStorage: memoryStorage },
  {
    where: 'in a database',
    runs: long ? 500 : 8,
    newStorage: () => dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange })),
  },
])(
  'whatever happens on the way, a phone that keeps its rows $where holds one state of the server, and at last the newest',
  async ({ runs, newStorage }) => {
    await fc.assert(
      fc.asyncProperty(history, (events) => play(events, newStorage())),
      { numRuns: runs },
    );
  },
  600_000,
);

/** Each step of a change is stored by itself. */
const inPieces = (storage: CatalogueStorage): CatalogueStorage => ({
  ...storage,
  change: (work) => {
    const alone =
      <Name extends keyof CatalogueChange>(name: Name) =>
      (...args: Parameters<CatalogueChange[Name]>) =>
        storage.change((change) => (change[name] as (...args: unknown[]) => Promise<unknown>)(...args));
    const names: (keyof CatalogueChange)[] = ['cursor', 'rows', 'count', 'put', 'remove', 'moveTo'];
    return work(Object.fromEntries(names.map((name) => [name, alone(name)])) as unknown as CatalogueChange);
  },
});

const { next, follows, isComparable } = pullRules;
const epochless = {
  isComparable: (cursor, other) => cursor !== undefined && isComparable({ ...cursor, epoch: other.epoch }, other),
  next: (cursor, head) => next(cursor && { ...cursor, epoch: head.epoch }, head),
  follows: (cursor, delta) => follows({ ...cursor, epoch: delta.epoch }, delta),
} satisfies Partial<PullRules>;

const planted: readonly [name: string, fault: Planted][] = [
  ['a restored server keeps its epoch', { restoredEpoch: 'epoch 0' }],
  [
    'nobody looks at epochs',
    {
      rules: () => ({ ...pullRules, ...epochless }),
      address: (address, server) => address.replace(/\/delta\/[^/]+/, `/delta/${server.current().epoch}`),
    },
  ],
  ['deltas are answered from below the floor', { forged: (catalogue) => ({ ...catalogue, floor: 0 }) }],
  [
    'nobody looks where a delta begins',
    { rules: () => ({ ...pullRules, follows: (cursor, delta) => isComparable(cursor, delta) && delta.to >= cursor.seq }) },
  ],
  [
    'the cursor goes where the head was',
    {
      rules: () => {
        let said = 0;
        const heard: PullRules['next'] = (cursor, head) => {
          said = head.seq;
          return next(cursor, head);
        };
        return { ...pullRules, next: heard, reaches: () => said };
      },
    },
  ],
  ['a change is stored in pieces', { storage: inPieces }],
  [
    'a stale head moves the phone back',
    {
      rules: () => ({
        ...pullRules,
        next: (cursor, head) => (cursor && head.seq < cursor.seq ? 'snapshot' : next(cursor, head)),
        isOlder: () => false,
      }),
    },
  ],
  [
    'a snapshot of another epoch is applied by difference',
    { rules: () => ({ ...pullRules, isComparable: epochless.isComparable, isOlder: () => false }) },
  ],
  [
    'a snapshot of another schema is applied by difference',
    {
      rules: () => ({
        ...pullRules,
        isComparable: (cursor, other) => cursor !== undefined && isComparable({ ...cursor, schema: other.schema }, other),
      }),
    },
  ],
];

test.each(planted)('the property fails when %s', async (name, fault) => {
  const { failed, numRuns } = await fc.check(
    fc.asyncProperty(history, (events) => play(events, memoryStorage(), fault)),
    { numRuns: 2_000, endOnFailure: true },
  );
  if (long) console.warn(`${name}: dead after ${numRuns} runs`);
  expect(failed).toBe(true);
});

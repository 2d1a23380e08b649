import { syncSchema } from '@helpdesk/contract/kinds/schema';
import type { CatalogueChange, CatalogueStorage } from '@helpdesk/pwa/src/local/catalogue-storage.ts';
import { createCall } from '@helpdesk/pwa/src/sync/call.ts';
import { pull } from '@helpdesk/pwa/src/sync/pull.ts';
import { type PullRules, pullRules } from '@helpdesk/pwa/src/sync/pull-rules.ts';
import { createServerClock } from '@helpdesk/pwa/src/sync/server-clock.ts';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { newSyncServer, type SyncServer } from './sync-server.ts';

/** What may happen between two looks at a phone. */
type Event =
  | { readonly do: 'commit'; readonly put: string[]; readonly remove: string[] }
  | { readonly do: 'purge'; readonly butLast: number }
  | { readonly do: 'restore'; readonly behind: number }
  | { readonly do: 'minute' }
  /** The phone gets an app that reads rows in another way. */
  | { readonly do: 'new app' }
  | { readonly do: 'new server' }
  | { readonly do: 'pull'; readonly fault: Fault };

type Fault =
  | { readonly of: 'nothing' }
  | { readonly of: 'stale head'; readonly behind: number }
  | { readonly of: 'cached delta'; readonly behind: number }
  /** A cache gives the delta of another address. */
  | { readonly of: 'other delta'; readonly from: number }
  /** One server of several is of a newer version already, or still of an older one. */
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
  { weight: 1, arbitrary: fc.constant({ do: 'new server' } as const) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pull' as const), fault }) },
);
/** Of a server and one phone. */
export const history = fc.array(event, { maxLength: 40, size: 'max' });

/** What a planted fault replaces. */
export interface Planted {
  readonly rules?: (server: SyncServer) => PullRules;
  readonly storage?: (storage: CatalogueStorage) => CatalogueStorage;
  /** What the server shows of its catalogue. */
  readonly forged?: Parameters<typeof newSyncServer>[0];
  /** Where a request goes. */
  readonly address?: (address: string, server: SyncServer) => string;
  readonly restoredEpoch?: string;
}

/** Plays events to one phone; after every pull it must hold exactly what the server had at that epoch and seq. */
export async function play(events: readonly Event[], storage: CatalogueStorage, planted: Planted = {}): Promise<void> {
  const server = newSyncServer(planted.forged);
  await server.rememberHead();
  const rules = planted.rules?.(server) ?? pullRules;
  const pullWith = async (fault: Fault) => {
    const before = await storage.cursor();
    const used = fault.of === 'kill' ? dyingAt(storage, fault.at) : storage;
    const call = createCall({ fetch: networkOf(server, fault, planted), clock: createServerClock(), base: '/api' });
    const tools = { call, storage: planted.storage?.(used) ?? used, now: () => Date.UTC(2026, 10, 21), rules };
    const { outcome } = await pull(tools);
    if (fault.of === 'other app') expect(outcome).toBe('update-needed');
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
    else if (each.do === 'new server') server.upgrade();
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
export function dyingAt(storage: CatalogueStorage, at: number): CatalogueStorage {
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

/** Each step of a change is stored by itself. */
export const inPieces = (storage: CatalogueStorage): CatalogueStorage => ({
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

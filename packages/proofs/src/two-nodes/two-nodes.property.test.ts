import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { breakableConnection } from '@helpdesk/api/src/db/testing/breakable-connection.ts';
import { testDatabase } from '@helpdesk/api/src/db/testing/test-database.ts';
import { openSession } from '@helpdesk/api/src/session/sessions.ts';
import { catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { tableStates } from '@helpdesk/contract/sync/digest';
import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import { syncCalls } from '@helpdesk/contract/sync/sync';
import { catalogueDb, dexieStorage } from '@helpdesk/pwa/src/local/catalogue-db.ts';
import type { StoredCatalogue } from '@helpdesk/pwa/src/local/catalogue-storage.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { newPhone } from '#test-phones.ts';
import { type Base, callsOf, formOf } from './calls-of.ts';
import { committedStates, startOver, writeDownChanges } from './committed.ts';
import { startNode } from './start-node.ts';
import { type Fate, fates, tellBadly } from './told-badly.ts';
import { acts, type Office, runScript, write, writeAll } from './write.ts';

// Eight administrators and two phones, each request through one of two servers over the same database, which is told of
// changes late, twice or never. Who wrote reads it; no phone ever holds what was not committed, or goes back; at last all
// hold the same. What is done is replayed by its seed; what meets what is for the machine to say.

const writers = 8;
const phones = 2;
const long = process.env.TEST_LONG === '1';

const { sql, url } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-two-nodes-'));
let time = Date.now();
let told: readonly (readonly Fate[])[] = [];
/** How often each fate and each end of a pull was met. */
const counts: Record<string, number> = {};
const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
const nodes = await Promise.all(
  [0, 1].map(async (node) => {
    let notices = 0;
    const nextFate = (): Fate => {
      const fate = told[node]?.[notices++ % told[node].length] ?? { kind: 'told' };
      count(fate.kind);
      return fate;
    };
    const { url: toldAt } = await breakableConnection(url, tellBadly(nextFate));
    return startNode({ databaseUrl: url, toldAt, dataDir, now: () => time });
  }),
);
afterAll(async () => {
  for (const node of nodes) await node.stop();
  rmSync(dataDir, { recursive: true });
});
await writeDownChanges(sql);
const [{ id }] = await sql<[{ id: string }]>`
  INSERT INTO administrator (email, password_hash, role) VALUES ('asha@example.org', 'none', 'administrator') RETURNING id`;

const addresses = nodes.map(({ address }) => address);

const plan = fc.record({
  acts: fc.array(acts(long ? 16 : 6), { minLength: writers, maxLength: writers }),
  /** One is told late and never each time, so that few runs meet both, too. */
  told: fc.tuple(
    fates.map((others): Fate[] => [{ kind: 'late', by: 100 }, { kind: 'lost' }, ...others]),
    fates,
  ),
  /** Which node each request of a phone comes to. */
  turns: fc.array(fc.nat(1), { minLength: 20, maxLength: 40 }),
  /** After so many pulls somebody opens the guide on another phone. */
  pulls: fc.integer({ min: 2, max: 12 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

const inDatabase = () => dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange }));

async function play({ acts: given, told: fate, turns, pulls }: Plan, namesSeq = true): Promise<void> {
  await startOver(sql);
  const office: Office = { sql, nodes: addresses, token: await openSession(sql, id, new Date(time)), namesSeq };
  told = [[], []];
  const base = await layGround(office);
  told = fate;
  let requests = 0;
  const balancer = () => {
    // A new snapshot may be cut every few requests.
    time += 5_000;
    return addresses[turns[requests++ % turns.length] ?? 0] ?? '';
  };
  const seen: StoredCatalogue[] = [];
  async function look(phone: ReturnType<typeof newPhone>): Promise<void> {
    const before = await phone.storage.cursor();
    const result = await phone.pull();
    const outcome = result.outcome === 'failed' ? result.reason : result.outcome;
    count(outcome);
    expect(outcome).not.toBe('inconsistent');
    const stored = await phone.storage.read();
    if (!stored) return;
    expect(stored.cursor.seq).toBeGreaterThanOrEqual(before?.seq ?? 0);
    expect(stored.cursor.healedAt).toBe(0);
    seen.push(stored);
  }

  let running = true;
  const reading = Promise.all(
    Array.from({ length: phones }, async (_, n) => {
      let phone = newPhone(balancer, n === 0 ? inDatabase() : undefined);
      for (let pulled = 1; running; pulled += 1) {
        await look(phone);
        if (running && pulled % pulls === 0) phone = newPhone(balancer);
      }
      return phone;
    }),
  );
  // What went wrong is told below, when nothing runs any more.
  reading.catch(() => {});
  const writing = given.map((own, n) => writeAll(own, `Writer ${n}`, base, office));
  await Promise.allSettled(writing);
  running = false;
  const last = await reading;
  const taken = await Promise.all(writing);
  expect(taken.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(writers);
  // Through none of the servers, so that each has to hear of it or to look.
  await runScript(sql, 'The last word');

  const stateAt = await committedStates(sql);
  const [{ seq }] = await sql<[{ seq: number }]>`SELECT seq FROM sync_clock`;
  const truth = tableStates(stateAt(seq));
  for (const phone of [...last, newPhone(balancer)]) {
    await vi.waitFor(
      async () => {
        await look(phone);
        expect(await phone.stands()).toMatchObject({ seq, tables: truth });
      },
      { timeout: 60_000 },
    );
  }
  const checked = new Set<object>();
  for (const { cursor, rows } of seen) {
    const state = stateAt(cursor.seq);
    expect(tableStates(rows), `what a phone held at ${cursor.seq} of ${seq}`).toEqual(tableStates(state));
    for (const table of catalogueTables) {
      const committed = new Map(state[table].map((row) => [row._id, row]));
      for (const row of rows[table]) {
        if (checked.has(row)) continue;
        checked.add(row);
        if (!isDeepStrictEqual(row, committed.get(row._id))) expect(row).toEqual(committed.get(row._id));
      }
    }
  }
}

/** The region, the category and the place that listings name. Both servers know them: none still has what was there before. */
async function layGround(office: Office): Promise<Base> {
  const [first = ''] = addresses;
  const add = async (table: 'regions' | 'categories' | 'places', base: Base) => {
    const { add: call } = callsOf[table];
    const form = { ...formOf(table, `Ground of ${table}`, base), ...(table === 'places' && { nearByTouristAttractionsIds: [] }) };
    return write(first, office, call, call.path, form);
  };
  const { id: regionId } = await add('regions', { regionId: '', categoryId: '', placeId: '' });
  const { id: categoryId } = await add('categories', { regionId, categoryId: '', placeId: '' });
  const { id: placeId, seq } = await add('places', { regionId, categoryId, placeId: '' });
  for (const node of addresses) await fetch(`${node}/api${syncCalls.head.path}`, { headers: { [seqHeader]: seq } });
  return { regionId, categoryId, placeId };
}

test('eight writers and two phones through two servers that are told badly of changes: nothing lost, nothing torn', async () => {
  await fc.assert(
    fc.asyncProperty(plan, (it) => play(it)),
    { numRuns: long ? 60 : 3, endOnFailure: true },
  );
  // Each of them was met.
  for (const met of ['lost', 'late', 'changed', 'unchanged']) expect(counts[met], met).toBeGreaterThan(0);
  if (long) console.warn(JSON.stringify(counts));
});

test('the property fails when who has written does not name the seq', async () => {
  const untold: Fate[] = [{ kind: 'lost' }];
  const { failed, errorInstance } = await fc.check(
    fc.asyncProperty(plan, (it) => play({ ...it, told: [untold, untold] }, false)),
    { numRuns: 10, endOnFailure: true },
  );
  expect([failed, String(errorInstance)]).toEqual([true, expect.stringContaining('to be greater than or equal to')]);
});

import { catalogueTables, eachTable } from '@helpdesk/contract/kinds/kinds';
import type { SyncHead, SyncSnapshot } from '@helpdesk/contract/sync/sync';
import { openCatalogueStorage } from '@helpdesk/pwa/src/local/catalogue-db.ts';
import { holdRows } from '@helpdesk/pwa/src/local/held-rows.ts';
import { createCall } from '@helpdesk/pwa/src/sync/call.ts';
import { pull } from '@helpdesk/pwa/src/sync/pull.ts';
import { createServerClock } from '@helpdesk/pwa/src/sync/server-clock.ts';
import { Dexie } from 'dexie';

export interface Filled {
  /** Until all is stored. */
  readonly ms: number;
  /** Until the rows can be shown. */
  readonly shownMs: number;
  /** Listings that are stored then. */
  readonly listings: number;
}

const listings = ['places', 'resorts', 'restaurants'] as const;

/** They run in the browser, on an empty phone. */
export const fills = { ours: pullAll, plain: fetchAndPut };

/** As the app does: checked rows, shown at once, one transaction, counts and digest compared. */
async function pullAll(): Promise<Filled> {
  const startedAt = performance.now();
  const clock = createServerClock();
  const storage = holdRows(await openCatalogueStorage());
  let shownMs = Number.NaN;
  const onRows = () => {
    shownMs = performance.now() - startedAt;
  };
  await pull({ call: createCall({ clock }), storage, now: clock.now, locks: navigator.locks, onRows });
  const ms = performance.now() - startedAt;
  const stored = await storage.read({ anew: true });
  return { ms, shownMs, listings: listings.reduce((sum, table) => sum + (stored?.rows[table].length ?? 0), 0) };
}

/** The least: the same two answers, and one `bulkPut` for each table. */
async function fetchAndPut(): Promise<Filled> {
  const startedAt = performance.now();
  const head = (await (await fetch('/api/sync/v1/head')).json()) as SyncHead;
  const snapshot = (await (await fetch(head.snapshot.url)).json()) as SyncSnapshot;
  const db = new Dexie('plain');
  db.version(1).stores(eachTable(() => '_id'));
  for (const table of catalogueTables) await db.table(table).bulkPut([...snapshot.rows[table]]);
  const ms = performance.now() - startedAt;
  const counts = await Promise.all(listings.map((table) => db.table(table).count()));
  return { ms, shownMs: ms, listings: counts.reduce((sum, count) => sum + count, 0) };
}

Object.assign(globalThis, { fills });

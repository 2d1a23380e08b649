import { catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { type RowVersions, type TableStates, tableStates } from '@helpdesk/contract/sync/digest';
import { expect, type Page } from '@playwright/test';

import type { Server } from './server.ts';

/** What identifies a state of the catalogue: two that agree in all of it hold the same rows. */
export interface CatalogueState {
  readonly epoch: string;
  readonly seq: number;
  readonly tables: TableStates;
}

/** The state that the server says it has. */
export async function stateOf(server: Server): Promise<CatalogueState> {
  const answer = await fetch(`${server.address}/api/sync/v1/head`);
  const { epoch, seq, tables } = (await answer.json()) as CatalogueState;
  return { epoch, seq, tables };
}

/**
 * The state of what a phone really holds, row by row, read past the product's own code: the place is the cursor's, counts and
 * digests are those of the rows. Undefined when it holds nothing.
 */
export async function storedIn(page: Page): Promise<CatalogueState | undefined> {
  const stored = await page.evaluate(readEverything, catalogueTables);
  if (!stored) return undefined;
  const { cursor, rows } = stored;
  return { ...cursor, tables: tableStates(rows) };
}

/** Where a phone says it stands; costs its page next to nothing, whatever it holds. */
export const cursorIn = async (page: Page): Promise<Pick<CatalogueState, 'epoch' | 'seq'> | undefined> =>
  (await page.evaluate(readEverything, []))?.cursor;

/** Runs in the page. Rows without a cursor count as half a catalogue, and are told as one. */
async function readEverything(
  tables: readonly string[],
): Promise<{ cursor: { epoch: string; seq: number }; rows: RowVersions } | undefined> {
  // Opening a database that is not there would make one.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'catalogue')) return undefined;
  const ended = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await ended(indexedDB.open('catalogue'));
  try {
    if (db.objectStoreNames.length === 0) return undefined;
    const reading = db.transaction(db.objectStoreNames);
    const cursor = (await ended(reading.objectStore('meta').get('cursor'))) as { epoch: string; seq: number } | undefined;
    const rows: Record<string, { _id: string; seq: number }[]> = {};
    for (const table of tables) {
      // An older app's database lacks what was added since.
      const held = db.objectStoreNames.contains(table) ? await ended(reading.objectStore(table).getAll()) : [];
      rows[table] = held.map(({ _id, seq }) => ({ _id, seq }));
    }
    if (!cursor && Object.values(rows).every((all) => all.length === 0)) return undefined;
    return { cursor: { epoch: cursor?.epoch ?? 'none', seq: cursor?.seq ?? -1 }, rows: rows as unknown as RowVersions };
  } finally {
    db.close();
  }
}

/**
 * As a browser does that runs out of room: every open handle dies. Also for a browser that will be killed more than once: a
 * kill can leave half a record at the end of its log, behind which Chromium writes on; when it reads that log again, after the
 * next kill, it takes what follows for broken or does not see it.
 */
export async function clearByBrowser(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  await session.detach();
}

/** As when a phone comes back into reach: the open page pulls at once. */
export const comeIntoReach = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** Comes into reach again and again, until something is so: what a page asked before may have found nothing yet. */
export const reachUntil = (page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await comeIntoReach(page);
        return isSo();
      },
      { intervals: [100, 250, 500, 1000] },
    )
    .toBe(true);

/** Waits until a phone that is in reach holds what the server has. A pull that was under way may have asked too early: then the next one. */
export async function expectUpToDate(page: Page, server: Server): Promise<void> {
  const has = await stateOf(server);
  const pulled = async () => {
    await comeIntoReach(page);
    return storedIn(page);
  };
  await expect.poll(pulled, { intervals: [100, 250] }).toEqual(has);
}

import { type CatalogueTable, catalogueTables, eachTable } from '@helpdesk/contract/kinds/kinds';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { isSoundRow } from '@helpdesk/contract/kinds/sound-row';
import { completeRow } from '@helpdesk/contract/kinds/values';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { Dexie, type DexieOptions, type PromiseExtended, type Table } from 'dexie';
import type { CatalogueStorage, Cursor, StoredRow } from './catalogue-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { reopening } from './reopening.ts';

const meta = 'meta';
const cursorKey = 'cursor';

/**
 * Copying rows in and out is work of the page's own thread: 5,000 of three languages at once hold it up for half a second on a
 * cheap phone, and 500 for 250 ms.
 */
const rowsAtOnce = 150;

/**
 * Dexie's database 'catalogue': the contract's rows by `_id`, and one cursor. A cache: it may be dropped and filled again. A table
 * more raises the schema, and with it the version. An older app, in another tab or put back, opens a newer version as it is.
 */
export function catalogueDb(options?: DexieOptions): Dexie {
  const db = new Dexie('catalogue', options);
  db.version(syncSchema).stores({ ...eachTable(() => '_id'), [meta]: '' });
  return db;
}

/**
 * The catalogue on this phone, or in memory where storage is blocked. Never throws.
 * @param patience milliseconds that a tab of an older app may take to let go of its version
 */
export async function openCatalogueStorage(options?: DexieOptions, patience = 3_000): Promise<CatalogueStorage> {
  try {
    const db = catalogueDb(options);
    await Promise.race([reopening(db, () => db.open()), heldUp(db, patience)]);
    return dexieStorage(db);
  } catch {
    return memoryStorage();
  }
}

/** A tab that the browser froze hears nothing: rejects when one holds a newer version up for too long. */
const heldUp = (db: Dexie, patience: number) =>
  new Promise<never>((_, reject) => {
    db.on('blocked', () => void setTimeout(() => reject(new Error('Another tab holds an older version')), patience));
  });

/** All rows of a table, so many at a time; inside a transaction that is one cut of it. Only Dexie's own promises keep it open. */
function allOf(table: Table<StoredRow, string>): PromiseExtended<StoredRow[]> {
  const all: StoredRow[] = [];
  const take = (some: StoredRow[]): StoredRow[] | PromiseExtended<StoredRow[]> => {
    for (const row of some) all.push(row);
    const last = some.at(-1);
    if (!last || some.length < rowsAtOnce) return all;
    return table.where(':id').above(last._id).limit(rowsAtOnce).toArray().then(take);
  };
  return table.orderBy(':id').limit(rowsAtOnce).toArray().then(take);
}

/** The catalogue in a database made by `catalogueDb`. */
export function dexieStorage(db: Dexie): CatalogueStorage {
  const everything = [...catalogueTables, meta];
  const tableOf = (table: CatalogueTable): Table<StoredRow, string> => db.table(table);
  const cursor = (): Promise<Cursor | undefined> => db.table<Cursor, string>(meta).get(cursorKey);
  return {
    lasting: true,
    cursor: () => reopening(db, cursor),
    read: () =>
      reopening(db, () =>
        db.transaction('r', everything, async () => {
          const stands = await cursor();
          if (!stands) return undefined;
          const rows: Partial<Record<CatalogueTable, StoredRow[]>> = {};
          for (const table of catalogueTables)
            rows[table] = (await allOf(tableOf(table)))
              .map((row) => completeRow(table, row) as StoredRow)
              .filter((row) => isSoundRow(table, row));
          return { cursor: stands, rows: rows as CatalogueRows };
        }),
      ),
    change: (work) =>
      reopening(db, () =>
        db.transaction('rw', everything, () =>
          work({
            cursor,
            rows: (table) => allOf(tableOf(table)),
            count: (table) => tableOf(table).count(),
            put: async (table, rows) => {
              for (let from = 0; from < rows.length; from += rowsAtOnce) await tableOf(table).bulkPut(rows.slice(from, from + rowsAtOnce));
            },
            remove: (table, ids) => tableOf(table).bulkDelete([...ids]),
            moveTo: async (next) => {
              await db.table(meta).put(next, cursorKey);
            },
          }),
        ),
      ),
  };
}

import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { CatalogueStorage, Cursor, StoredRow } from './catalogue-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { reopening } from './reopening.ts';

const meta = 'meta';
const cursorKey = 'cursor';

/** One `bulkPut` of thousands of rows holds the page up for more than a second on a cheap phone; 500 do not. */
const rowsAtOnce = 500;

/** Dexie's database 'catalogue': the contract's rows by `_id`, and one cursor. A cache: it may be dropped and filled again. */
export function catalogueDb(options?: DexieOptions): Dexie {
  const db = new Dexie('catalogue', options);
  db.version(1).stores({ ...Object.fromEntries(catalogueTables.map((table) => [table, '_id'])), [meta]: '' });
  return db;
}

/** The catalogue on this phone, or in memory where storage is blocked. Never throws. */
export async function openCatalogueStorage(options?: DexieOptions): Promise<CatalogueStorage> {
  try {
    const db = catalogueDb(options);
    await reopening(db, () => db.open());
    return dexieStorage(db);
  } catch {
    return memoryStorage();
  }
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
          const rows = await Promise.all(catalogueTables.map((table) => tableOf(table).toArray()));
          return {
            cursor: stands,
            rows: Object.fromEntries(catalogueTables.map((table, index) => [table, rows[index]])) as unknown as CatalogueRows,
          };
        }),
      ),
    change: (work) =>
      reopening(db, () =>
        db.transaction('rw', everything, () =>
          work({
            cursor,
            rows: (table) => tableOf(table).toArray(),
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

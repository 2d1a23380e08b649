import { type CatalogueTable, eachTable } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import type { CatalogueStorage, Cursor, StoredRow } from './catalogue-storage.ts';

type Tables = Record<CatalogueTable, Map<string, StoredRow>>;

const copyOf = (tables?: Tables): Tables => eachTable((table) => new Map(tables?.[table]));

/** The catalogue while a page is open, where the phone refuses to store (private mode, blocked storage). */
export function memoryStorage(): CatalogueStorage {
  let cursor: Cursor | undefined;
  let tables = copyOf();
  return {
    lasting: false,
    cursor: async () => cursor,
    read: async () =>
      cursor && {
        cursor,
        rows: eachTable((table) => [...tables[table].values()]) as unknown as CatalogueRows,
      },
    async change(work) {
      const draft = copyOf(tables);
      let moved = cursor;
      const result = await work({
        cursor: async () => moved,
        rows: async (table) => [...draft[table].values()],
        count: async (table) => draft[table].size,
        put: async (table, rows) => {
          for (const row of rows) draft[table].set(row._id, row);
        },
        remove: async (table, ids) => {
          for (const id of ids) draft[table].delete(id);
        },
        moveTo: async (next) => {
          moved = next;
        },
      });
      tables = draft;
      cursor = moved;
      return result;
    },
  };
}

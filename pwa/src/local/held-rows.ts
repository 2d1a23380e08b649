import { type CatalogueTable, eachTable } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import {
  type CatalogueChange,
  type CatalogueStorage,
  type Cursor,
  isSameState,
  type StoredCatalogue,
  type StoredRow,
} from './catalogue-storage.ts';

type Rows = { readonly [Table in CatalogueTable]: ReadonlyMap<string, StoredRow> };

interface Held {
  readonly cursor: Cursor;
  readonly rows: Rows;
}

/**
 * A storage that remembers what it read and wrote, so that nothing is read back of what was just written: of 5,000 listings that took a third of a
 * second of the page's own thread. The rows are those that the screens show; remembering them takes no room.
 */
export function holdRows(storage: CatalogueStorage): CatalogueStorage {
  let held: Held | undefined;

  /** Undefined: they are not known. */
  function rowsBefore(stands: Cursor | undefined): Rows | undefined {
    if (!stands) return nothing;
    // Another tab may have written meanwhile.
    return held && isSameState(stands, held.cursor) ? held.rows : undefined;
  }

  return {
    lasting: storage.lasting,
    cursor: () => storage.cursor(),
    async read(how) {
      const known = held;
      const cursor = known && !how?.anew && (await storage.cursor());
      if (known && cursor && isSameState(cursor, known.cursor)) return { cursor, rows: listsOf(known.rows) };
      const stored = await storage.read();
      held = stored && heldOf(stored);
      return stored;
    },
    async change(work) {
      let after: Draft | undefined;
      const result = await storage.change((change) => {
        after = draftOf(change, rowsBefore);
        return work(after.change);
      });
      held = after?.held();
      return result;
    },
  };
}

type Draft = ReturnType<typeof draftOf>;

/**
 * Does what a change does to the rows that are held, too. A change begins with asking where the phone stands. It awaits nothing of its own: a database
 * commits when it is left idle.
 */
function draftOf(change: CatalogueChange, rowsAt: (stands: Cursor | undefined) => Rows | undefined) {
  let before: Rows | undefined;
  let reached: Cursor | undefined;
  const changed: { [Table in CatalogueTable]?: Map<string, StoredRow> } = {};
  function draft(table: CatalogueTable): Map<string, StoredRow> {
    const rows = changed[table] ?? new Map(before?.[table]);
    changed[table] = rows;
    return rows;
  }
  return {
    change: {
      ...change,
      cursor: () =>
        change.cursor().then((stands) => {
          before ??= rowsAt(stands);
          reached ??= stands;
          return stands;
        }),
      put(table, rows) {
        for (const row of rows) draft(table).set(row._id, row);
        return change.put(table, rows);
      },
      remove(table, ids) {
        for (const id of ids) draft(table).delete(id);
        return change.remove(table, ids);
      },
      moveTo(next) {
        reached = next;
        return change.moveTo(next);
      },
    } satisfies CatalogueChange,
    held: (): Held | undefined => before && reached && { cursor: reached, rows: { ...before, ...changed } },
  };
}

const heldOf = ({ cursor, rows }: StoredCatalogue): Held => ({
  cursor,
  rows: eachTable((table) => new Map((rows[table] as readonly StoredRow[]).map((row) => [row._id, row]))),
});
const nothing: Rows = eachTable(() => new Map());
const listsOf = (rows: Rows): CatalogueRows => eachTable((table) => [...rows[table].values()]) as unknown as CatalogueRows;

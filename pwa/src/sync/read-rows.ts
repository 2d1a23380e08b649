import { catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { type CatalogueRows, catalogueRowLists } from '@helpdesk/contract/sync/rows';
import * as z from 'zod/mini';
import { yieldToMain } from '#platform/yield-to-main.ts';

/** Rows that nobody has looked at yet, as a snapshot or a delta carries them. A later schema may send tables that this app does not know. */
export const unreadRows = z.record(z.string(), z.array(z.unknown()));
type UnreadRows = z.infer<typeof unreadRows>;

/**
 * Checking 5,000 rows of three languages at once takes half a second on a cheap phone. The first of all take longest, since how rows look is worked
 * out with them: the 130 of a small region held such a phone up for 100 ms.
 */
const rowsAtOnce = 25;

/**
 * The rows of the tables that this app knows, checked, with an empty list for each that is not mentioned; undefined when any of them is not as the
 * contract says. Whoever shows them does so in a task of its own.
 */
export async function readRows(unread: UnreadRows): Promise<CatalogueRows | undefined> {
  const rows: Record<string, unknown[]> = {};
  let inThisTask = 0;
  for (const table of catalogueTables) {
    const read: unknown[] = [];
    const all = unread[table] ?? [];
    for (let from = 0; from < all.length; from += rowsAtOnce) {
      const next = all.slice(from, from + rowsAtOnce);
      if (inThisTask + next.length > rowsAtOnce) {
        await yieldToMain();
        inThisTask = 0;
      }
      inThisTask += next.length;
      const some = z.safeParse(catalogueRowLists[table], next);
      if (!some.success) return undefined;
      for (const row of some.data) read.push(row);
    }
    rows[table] = read;
  }
  await yieldToMain();
  return rows as unknown as CatalogueRows;
}

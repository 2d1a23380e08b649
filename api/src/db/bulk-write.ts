import { randomUUID } from 'node:crypto';
import type { BulkChange } from '@helpdesk/contract/calls/bulk/bulk-changes';
import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';

import { noteWritten } from './bulk-changes.sql.ts';
import { writeCatalogue } from './catalogue-write.sql.ts';
import type { Pool, Sql } from './sql.ts';

/** So few rows in one change of the catalogue that another writer hardly waits. */
export const rowsPerChange = 50;

interface BulkWrite<Item> {
  /** E-mail of the administrator. */
  readonly by: string;
  readonly table: CatalogueTable;
  readonly what: BulkChange['what'];
  readonly items: readonly Item[];
  /** Called after each change. @param done how many items are written */
  readonly onProgress?: (done: number) => void;
}

/**
 * Writes many rows in changes of at most 50, one after the other, and notes them as one bulk change, which can be undone as a
 * whole. When one fails, those before it stay, and can be undone, too.
 * @param write a part of the items; inside `writeCatalogue`
 * @returns the id of the bulk change; undefined when there is nothing to write
 */
export async function writeBulk<Item>(
  sql: Pool,
  { by, table, what, items, onProgress = () => {} }: BulkWrite<Item>,
  write: (tx: Sql, part: readonly Item[], seq: number) => Promise<unknown>,
): Promise<string | undefined> {
  if (items.length === 0) return;
  const id = randomUUID();
  for (let begin = 0; begin < items.length; begin += rowsPerChange) {
    const part = items.slice(begin, begin + rowsPerChange);
    const done = begin + part.length;
    const work = async (tx: Sql, seq: number) => {
      await write(tx, part, seq);
      await noteWritten(tx, { id, table, what, author: by, planned: items.length, done }, seq);
    };
    await writeCatalogue(sql, work, by);
    onProgress(done);
  }
  return id;
}

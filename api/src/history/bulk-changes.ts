import { bulkChangesKeptDays } from '@helpdesk/contract/calls/bulk/bulk-changes';
import type { RowOf } from '@helpdesk/contract/sync/rows';

import { type BulkRow, noteUndone, readBulkRows } from '#db/bulk-changes.sql.ts';
import { rowsPerChange } from '#db/bulk-write.ts';
import { deleteRow, readRow } from '#db/catalogue-rows.sql.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { readVersions, restoreLinks, type StoredVersion } from '#db/row-versions.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { found, Problem } from '#http/problem.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { putVersionBack } from './restore.ts';

/** Bulk changes from before this moment can no longer be undone. */
export const bulkChangesSince = (now: Date): Date => new Date(now.getTime() - bulkChangesKeptDays * 24 * 3_600_000);

/** Changes of the catalogue that one call makes at most, and milliseconds after which it begins no further one: it answers within seconds, and says what remains. */
const changesPerCall = 10;
const longestMs = 5_000;

interface Undone {
  readonly undone: number;
  readonly remaining: number;
  readonly left: readonly BulkRow[];
}

/**
 * Takes back at most 500 rows of a bulk change, fewer on a slow machine, in changes of at most 50. What somebody changed since stays as it is.
 * Called again, it goes on where it was; what is taken back stays so.
 */
export async function undoBulkChange(sql: Pool, pictures: Pictures, by: string, id: string, now: Date): Promise<Undone> {
  const impossible = new Set<string>();
  const keyOf = (row: BulkRow) => `${row.table} ${row.id}`;
  const isLeft = (row: BulkRow) => row.isChangedSince || impossible.has(keyOf(row));
  const read = async (tx: Sql, only?: readonly string[]) =>
    found(await readBulkRows(tx, id, bulkChangesSince(now), only), 'server_not_found_version');

  let undone = 0;
  const undoPart = async (tx: Sql, seq: number, part: readonly string[]) => {
    for (const row of await read(tx, part)) {
      if (isLeft(row)) continue;
      const isBack = await undoRow(tx, pictures, seq, row);
      if (isBack) undone += 1;
      else impossible.add(keyOf(row));
    }
    await noteUndone(tx, id, seq);
  };
  const ids = (await read(sql)).filter((row) => !isLeft(row)).map((row) => row.id);
  const end = Math.min(ids.length, changesPerCall * rowsPerChange);
  const startedAt = performance.now();
  for (let begin = 0; begin < end && performance.now() - startedAt < longestMs; begin += rowsPerChange) {
    const part = ids.slice(begin, begin + rowsPerChange);
    await writeCatalogue(sql, (tx, seq) => undoPart(tx, seq, part), by);
  }
  const rows = await read(sql);
  const left = rows.filter(isLeft);
  return { undone, remaining: rows.length - left.length, left };
}

/** False, and nothing is written, when it cannot be what it was any more. */
async function undoRow(tx: Sql, pictures: Pictures, seq: number, { table, id, before, isAdded, isDeleted }: BulkRow): Promise<boolean> {
  if (isAdded) return isDeleted || deleteRow(tx, table, id);
  const versions = await readVersions(tx, table, id);
  const version = versions.find((each) => each.seq === before);
  if (!version) return false;
  const existing = isDeleted ? undefined : await readRow(tx, table, id);
  const isBack = await hasCome(
    putVersionBack(tx, pictures, table, seq, version as StoredVersion<typeof table>, existing as RowOf<typeof table>),
  );
  if (isBack && isDeleted) await restoreLinks(tx, id, versions[0]?.links ?? []);
  return isBack;
}

const hasCome = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    (error: Error) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );

import type { BulkChange } from '@helpdesk/contract/calls/bulk/bulk-changes';
import { columnOf } from '@helpdesk/contract/kinds/field';
import { type CatalogueTable, kinds } from '@helpdesk/contract/kinds/kinds';

import { listed } from './fragments.sql.ts';
import type { Sql } from './sql.ts';

/** What a change writes down of the bulk change that it is a part of. */
interface WrittenPart extends Pick<BulkChange, 'table' | 'what' | 'author' | 'planned' | 'done'> {
  readonly id: string;
}

/** Notes a change that wrote a part of a bulk change. Only inside `writeCatalogue`. */
export async function noteWritten(tx: Sql, { id, table, what, author, planned, done }: WrittenPart, seq: number): Promise<void> {
  await tx`
    INSERT INTO bulk_change (id, kind, what, author, planned, done, seqs)
    VALUES (${id}, ${table}, ${what}, ${author}, ${planned}, ${done}, ${[seq]}::bigint[])
    ON CONFLICT (id) DO UPDATE SET done = EXCLUDED.done, seqs = bulk_change.seqs || EXCLUDED.seqs`;
}

interface StoredBulkChange extends Omit<BulkChange, 'at' | '_id'> {
  readonly id: string;
  readonly at: Date;
}

/** The bulk changes of a table since a moment, the newest first. */
export const readBulkChanges = (sql: Sql, table: CatalogueTable, since: Date): Promise<StoredBulkChange[]> =>
  sql<StoredBulkChange[]>`
    SELECT id, kind AS "table", what, at, author, planned, done, cardinality(undo_seqs) > 0 AS "isUndone"
    FROM bulk_change WHERE kind = ${table} AND at > ${since} ORDER BY at DESC`;

/** A row that a bulk change wrote, as it stands now. */
export interface BulkRow {
  readonly table: CatalogueTable;
  readonly id: string;
  /** What it is called by now. */
  readonly name: string;
  /** The version that it had before; null: the bulk change added it, or that version is no longer kept. */
  readonly before: number | null;
  readonly isAdded: boolean;
  readonly isDeleted: boolean;
  /** Somebody wrote it since. */
  readonly isChangedSince: boolean;
}

const titles = [...new Set(Object.values(kinds).map(({ title }) => title))];

/**
 * The rows that a bulk change wrote and that are not taken back yet; undefined: there is none of this id since the moment.
 * @param only of these ids alone
 */
export async function readBulkRows(sql: Sql, id: string, since: Date, only?: readonly string[]): Promise<BulkRow[] | undefined> {
  const [change] = await sql<[{ seqs: number[]; undoSeqs: number[] }?]>`
    SELECT seqs, undo_seqs AS "undoSeqs" FROM bulk_change WHERE id = ${id} AND at > ${since}`;
  if (!change) return;
  const name = listed(
    sql,
    titles.map((title) => sql`newest.row ->> ${columnOf(title)}`),
  );
  return sql<BulkRow[]>`
    SELECT "table", id, coalesce(${name}, '') AS name, before, newest.change = 'deleted' AS "isDeleted",
      EXISTS (SELECT FROM row_version WHERE kind = "table" AND row_version.id = wrote.id AND seq = first AND change = 'added') AS "isAdded",
      EXISTS (
        SELECT FROM row_version WHERE kind = "table" AND row_version.id = wrote.id AND seq > first AND seq <> ALL (${change.seqs})
      ) AS "isChangedSince"
    FROM (
      SELECT kind AS "table", id, min(seq) AS first FROM row_version WHERE seq = ANY (${change.seqs}) ${only ? sql`AND id = ANY (${[...only]})` : sql``}
      GROUP BY kind, id
    ) AS wrote, LATERAL (
      SELECT max(seq) AS before FROM row_version WHERE kind = "table" AND row_version.id = wrote.id AND seq < first
    ) AS earlier, LATERAL (
      SELECT seq, change, row FROM row_version WHERE kind = "table" AND row_version.id = wrote.id ORDER BY seq DESC LIMIT 1
    ) AS newest
    WHERE newest.seq <> ALL (${change.undoSeqs})
    ORDER BY newest.change <> 'deleted', newest.seq, "table", id`;
}

/** Notes a change that took back a part of a bulk change. Only inside `writeCatalogue`. */
export async function noteUndone(tx: Sql, id: string, seq: number): Promise<void> {
  await tx`UPDATE bulk_change SET undo_seqs = undo_seqs || ${[seq]}::bigint[] WHERE id = ${id}`;
}

/** Forgets bulk changes that were made before a moment: their rows' versions may be gone. @returns how many */
export async function purgeBulkChanges(sql: Sql, moment: Date): Promise<number> {
  return (await sql`DELETE FROM bulk_change WHERE at <= ${moment}`).count;
}

import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import type { SyncDelta, SyncSnapshot } from '@helpdesk/contract/sync/sync';
import type { CatalogueChange, StoredRow } from '#local/catalogue-storage.ts';
import type { PullRules } from './pull-rules.ts';

/** A delta whose rows were read: a table that it does not mention has an empty list. */
export type ReadDelta = Omit<SyncDelta, 'put'> & { readonly put: CatalogueRows };

/** Undoes a change that turned out to be wrong; nothing of it is kept. */
class WrongCounts extends Error {}
export const isWrongCounts = (error: unknown): boolean => error instanceof WrongCounts;

/**
 * Puts, deletes, checks the counts and moves the cursor to the body's `to`; nothing when another tab was faster.
 * @throws what `isWrongCounts` recognises when the rows do not add up to what the server counted
 */
export async function applyDelta(change: CatalogueChange, delta: ReadDelta, now: number, { follows, reaches }: PullRules): Promise<void> {
  const cursor = await change.cursor();
  if (!cursor || !follows(cursor, delta)) return;
  for (const table of catalogueTables) {
    await change.remove(table, delta.deleted[table] ?? []);
    await change.put(table, delta.put[table]);
    if ((await change.count(table)) !== (delta.counts[table] ?? 0)) throw new WrongCounts();
  }
  await change.moveTo({ ...cursor, seq: reaches(delta), at: now });
}

/**
 * Makes the stored rows the snapshot's, as this app reads them. Within an epoch and schema only rows of another seq are written, since writing
 * all of them holds every reader up; across them a seq means nothing, so all are. Who reads all anew writes all; a healing, too, and may
 * go back.
 */
export async function applySnapshot(
  change: CatalogueChange,
  snapshot: SyncSnapshot,
  { now, how, rules }: { readonly now: number; readonly how: 'follow' | 'heal' | 'anew'; readonly rules: PullRules },
): Promise<'applied' | 'older'> {
  const cursor = await change.cursor();
  const comparable = rules.isComparable(cursor, snapshot);
  if (cursor && comparable && rules.isOlder(cursor, snapshot) && how !== 'heal') return 'older';
  for (const table of catalogueTables) {
    const stored = new Map((await change.rows(table)).map((row) => [row._id, row.seq]));
    const wanted = snapshot.rows[table];
    await change.put(table, comparable && how === 'follow' ? wanted.filter((row) => stored.get(row._id) !== row.seq) : wanted);
    for (const row of wanted) stored.delete(row._id);
    await change.remove(table, [...stored.keys()]);
  }
  await change.moveTo({
    epoch: snapshot.epoch,
    schema: syncSchema,
    seq: snapshot.seq,
    at: now,
    checkedAt: 0,
    healedAt: how === 'heal' ? now : (cursor?.healedAt ?? 0),
    anewAt: how === 'follow' ? (cursor?.anewAt ?? 0) : now,
  });
  return 'applied';
}

/** What a delta makes of the snapshot that it begins at; undefined when they do not fit, or the rows do not add up. */
export function followedBy(snapshot: SyncSnapshot, delta: ReadDelta): SyncSnapshot | undefined {
  if (delta.epoch !== snapshot.epoch || delta.schema !== snapshot.schema || delta.from !== snapshot.seq) return undefined;
  const rows = Object.fromEntries(catalogueTables.map((table) => [table, changedRows(table, snapshot.rows, delta)])) as CatalogueRows;
  const addsUp = catalogueTables.every((table) => rows[table].length === (delta.counts[table] ?? 0));
  return addsUp ? { ...snapshot, seq: delta.to, rows } : undefined;
}

function changedRows(table: CatalogueTable, rows: CatalogueRows, { put, deleted }: ReadDelta): readonly StoredRow[] {
  const other = new Set([...put[table].map(({ _id }) => _id), ...(deleted[table] ?? [])]);
  return [...rows[table].filter(({ _id }) => !other.has(_id)), ...put[table]];
}

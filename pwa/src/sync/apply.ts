import { catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import type { SyncDelta, SyncSnapshot } from '@helpdesk/contract/sync';
import type { CatalogueChange } from '#local/catalogue-storage.ts';
import type { PullRules } from './pull-rules.ts';

/** A delta whose rows were read: a table that it does not mention has an empty list. */
export type ReadDelta = Omit<SyncDelta, 'put'> & { readonly put: CatalogueRows };

/** Undoes a change that turned out to be wrong; nothing of it is kept. */
class WrongCounts extends Error {}
export const isWrongCounts = (error: unknown): boolean => error instanceof WrongCounts;

/**
 * Puts, deletes, checks the counts and moves the cursor to the body's `to`. 'moved' when another tab was faster.
 * @throws what `isWrongCounts` recognises when the rows do not add up to what the server counted
 */
export async function applyDelta(
  change: CatalogueChange,
  delta: ReadDelta,
  now: number,
  { follows, reaches }: PullRules,
): Promise<'applied' | 'moved'> {
  const cursor = await change.cursor();
  if (!cursor || !follows(cursor, delta)) return 'moved';
  for (const table of catalogueTables) {
    await change.remove(table, delta.deleted[table] ?? []);
    await change.put(table, delta.put[table]);
    if ((await change.count(table)) !== (delta.counts[table] ?? 0)) throw new WrongCounts();
  }
  await change.moveTo({ ...cursor, seq: reaches(delta), at: now });
  return 'applied';
}

/**
 * Makes the stored rows the snapshot's, as this app reads them. Within an epoch and schema only rows of another seq are written, since writing
 * all of them holds every reader up; across them a seq means nothing, so all are. A healing writes all and may go back.
 */
export async function applySnapshot(
  change: CatalogueChange,
  snapshot: SyncSnapshot,
  { now, heal, rules }: { readonly now: number; readonly heal: boolean; readonly rules: PullRules },
): Promise<'applied' | 'older'> {
  const cursor = await change.cursor();
  const comparable = rules.isComparable(cursor, snapshot);
  if (cursor && comparable && rules.isOlder(cursor, snapshot) && !heal) return 'older';
  for (const table of catalogueTables) {
    const stored = new Map((await change.rows(table)).map((row) => [row._id, row.seq]));
    const wanted = snapshot.rows[table];
    await change.put(table, comparable && !heal ? wanted.filter((row) => stored.get(row._id) !== row.seq) : wanted);
    for (const row of wanted) stored.delete(row._id);
    await change.remove(table, [...stored.keys()]);
  }
  await change.moveTo({
    epoch: snapshot.epoch,
    schema: syncSchema,
    seq: snapshot.seq,
    at: now,
    checkedAt: 0,
    healedAt: heal ? now : (cursor?.healedAt ?? 0),
  });
  return 'applied';
}

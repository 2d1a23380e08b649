import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { inOrder } from '@helpdesk/contract/sync/catalogue-order';
import { tableStates } from '@helpdesk/contract/sync/digest';
import type { CatalogueRows, RowOf } from '@helpdesk/contract/sync/rows';
import { isWithin } from '#db/time/other-time.ts';
import { hasGoneBack, seqMarks } from '#db/went-back/seq-marks.ts';
import { readRowsAfter } from './catalogue-rows.sql.ts';
import { type Clock, leaveEpoch, readClock } from './clock.sql.ts';
import type { Pool, Sql } from './sql.ts';
import { readTombstones, type Tombstone } from './tombstones.sql.ts';

/** The rows of one (epoch, seq), immutable: reads, snapshots and deltas are pure functions of it. */
export interface Catalogue extends Clock {
  /** In the order of `contract/src/sync/catalogue-order.ts`. */
  readonly rows: CatalogueRows;
  readonly tombstones: readonly Tombstone[];
  readonly tables: ReturnType<typeof tableStates<CatalogueTable>>;
}

export interface CatalogueSource {
  /** The catalogue as it stands in the database, so that who has just written reads what was written. */
  current(): Promise<Catalogue>;
  /**
   * The same, unless the database takes longer than phones and pages should wait, or does not answer: then what it last
   * answered. Rejects when it has not answered yet.
   */
  soon(): Promise<Catalogue>;
  /** At most a second old, or older when the database does not answer; undefined when it has not answered yet. */
  recent(): Promise<Catalogue | undefined>;
}

const recentMs = 1_000;
/** So that who asks is answered within a second. */
const usualPatienceMs = 800;

/**
 * Holds the newest catalogue in memory and reads it again only when the clock has moved. A database that went back in time
 * gets a new epoch: else phones and this server would show rows that it lacks, and later mix two histories.
 * @param patienceMs how long `soon` and `recent` wait for the database
 */
export function catalogueSource(sql: Pool, now: () => number, marks = seqMarks(), patienceMs = usualPatienceMs): CatalogueSource {
  let held: Catalogue | undefined;
  let reading: Promise<Catalogue> | undefined;
  let overdue: Promise<unknown> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function read() {
    try {
      held = await forward((tx) => readCatalogue(tx, held));
      marks.note(held);
      return held;
    } finally {
      reading = undefined;
    }
  }

  /** Reads a clock that is not before any that was seen when the reading began. */
  async function forward<It extends Clock>(readIt: (sql: Pool) => Promise<It>): Promise<It> {
    const seen = marks.seen();
    const it = await readIt(sql);
    if (!hasGoneBack(seen, it)) return it;
    if (await leaveEpoch(sql, it.epoch))
      console.error(
        `The database went back from change ${seen[it.epoch]} to ${it.seq}: phones start over. Whoever was disabled or erased since has to be so again.`,
      );
    return forward(readIt);
  }

  async function current(): Promise<Catalogue> {
    const clock = await forward(readClock);
    const holds = (it: Catalogue | undefined): it is Catalogue =>
      it?.epoch === clock.epoch && it.seq >= clock.seq && it.floor >= clock.floor;
    if (holds(held)) return held;
    // One that began before we looked at the clock may be too old; the next one cannot be.
    const begunBefore = await reading;
    if (holds(begunBefore)) return begunBefore;
    reading ??= read();
    return reading;
  }

  async function patience(): Promise<undefined> {
    await pause(patienceMs, undefined, { ref: false });
    // What came while this process was busy is read first: that was not the database's delay.
    await turn();
  }

  async function soon(): Promise<Catalogue> {
    // Nobody waits for what another waited for in vain, and no more than a few ask a database that hangs.
    if (held && overdue) return held;
    const asked = current();
    if (!held) return asked;
    const known = held;
    const answered = asked.catch(() => known);
    const inTime = await Promise.race([answered, patience()]);
    if (inTime) return inTime;
    overdue ??= answered.finally(() => {
      overdue = undefined;
    });
    return held;
  }

  async function recent(): Promise<Catalogue | undefined> {
    const at = now();
    if (isWithin(recentMs, askedAt, at)) return held;
    askedAt = at;
    return soon().catch(() => held);
  }

  return { current, soon, recent };
}

/**
 * One REPEATABLE READ snapshot: what is seen of a change is the whole change.
 * @param held an earlier catalogue: then only the rows that changed since are read
 */
async function readCatalogue(sql: Pool, held: Catalogue | undefined): Promise<Catalogue> {
  return sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx): Promise<Catalogue> => {
    const clock = await readClock(tx);
    const tombstones = await readTombstones(tx);
    const known = held?.epoch === clock.epoch && held.seq >= clock.floor && held.seq <= clock.seq ? held : undefined;
    const read: [CatalogueTable, unknown][] = [];
    for (const kind of catalogueTables) read.push([kind, await readRows(tx, kind, known, tombstones)]);
    const rows = inOrder(Object.fromEntries(read) as CatalogueRows);
    return { ...clock, rows, tombstones, tables: tableStates(rows) };
  });
}

async function readRows<Kind extends CatalogueTable>(
  tx: Sql,
  kind: Kind,
  held: Catalogue | undefined,
  tombstones: readonly Tombstone[],
): Promise<RowOf<Kind>[]> {
  const changed = await readRowsAfter(tx, kind, held?.seq ?? -1);
  const other = new Set([...changed.map(({ _id }) => _id), ...tombstones.filter((gone) => gone.kind === kind).map(({ id }) => id)]);
  const unchanged = ((held?.rows[kind] ?? []) as RowOf<Kind>[]).filter(({ _id }) => !other.has(_id));
  return [...unchanged, ...changed];
}

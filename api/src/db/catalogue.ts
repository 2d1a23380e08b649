import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { inOrder } from '@helpdesk/contract/sync/catalogue-order';
import { tableStates } from '@helpdesk/contract/sync/digest';
import type { CatalogueRows, RowOf } from '@helpdesk/contract/sync/rows';
import { hasGoneBack, type SeqMarks, seqMarks } from '#db/went-back/seq-marks.ts';
import { logger } from '#logger.ts';
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
   * What is held, without a question while `follow` keeps it true. Else the same as `current`, unless the database takes longer
   * than phones and pages should wait, or does not answer: then what it last answered. Rejects when it has not answered yet.
   * @param atLeast the seq of what whoever asks has written, maybe through another server
   */
  soon(atLeast?: number): Promise<Catalogue>;
  /**
   * Keeps true what is held: whenever a change is heard of, and once a second for what was not heard.
   * @param hear calls back after each change of the catalogue, and when one may have been missed
   * @param until when it ends; with the process when absent
   */
  follow(hear: (onChange: () => void) => void, until?: AbortSignal): void;
}

interface Following {
  /** For reading rows, of which there may be many; that of the clock when absent. */
  readonly bulk?: Pool;
  /** A copy that may lag behind: rows are read from it where it has come as far as the clock. */
  readonly replica?: Pool;
  /** How far the catalogue had come, as it outlives this process. */
  readonly marks?: SeqMarks;
  /** How long `soon` waits for the database, in milliseconds; as long as it takes when absent. */
  readonly patienceMs?: number;
  /** Called with each catalogue that is held from then on. */
  readonly onChange?: (held: Catalogue) => void;
}

const lookMs = 1_000;
/** What was looked at longer ago is kept true by nobody. */
const trueMs = 2.5 * lookMs;

/**
 * Holds the newest catalogue in memory and reads it again only when the clock has moved. A database that went back in time
 * gets a new epoch: else phones and this server would show rows that it lacks, and later mix two histories.
 */
export function catalogueSource(
  sql: Pool,
  { bulk = sql, replica, marks = seqMarks(), patienceMs, onChange = () => {} }: Following = {},
): CatalogueSource {
  let held: Catalogue | undefined;
  let reading: Promise<Catalogue> | undefined;
  let overdue: Promise<unknown> | undefined;
  /** When the newest look at the clock began that found `held` to be the newest; by the clock of this process, which never goes back. */
  let trueAt = Number.NEGATIVE_INFINITY;
  let isFollowing = false;

  async function read(clock: Clock) {
    try {
      held = await forward(async () => (await readReplica(clock)) ?? readCatalogue(bulk, held));
      marks.note(held);
      onChange(held);
      return held;
    } finally {
      reading = undefined;
    }
  }

  /** Undefined where there is no replica, or it does not answer or has not come as far. */
  async function readReplica(clock: Clock): Promise<Catalogue | undefined> {
    const read = replica && (await readCatalogue(replica, held).catch(() => undefined));
    return read && reaches(read, clock) ? read : undefined;
  }

  /** Reads a clock that is not before any that was seen when the reading began. */
  async function forward<It extends Clock>(readIt: () => Promise<It>): Promise<It> {
    const seen = marks.seen();
    const it = await readIt();
    if (!hasGoneBack(seen, it)) return it;
    if (await leaveEpoch(sql, it.epoch))
      logger.error(
        `The database went back from change ${seen[it.epoch]} to ${it.seq}: phones start over. Whoever was disabled or erased since has to be so again.`,
      );
    return forward(readIt);
  }

  async function current(): Promise<Catalogue> {
    const begunAt = performance.now();
    const newest = await newestHeld();
    trueAt = Math.max(trueAt, begunAt);
    return newest;
  }

  async function newestHeld(): Promise<Catalogue> {
    const clock = await forward(() => readClock(sql));
    if (held && reaches(held, clock)) return held;
    // One that began before we looked at the clock may be too old; the next one cannot be.
    const begunBefore = await reading;
    if (begunBefore && reaches(begunBefore, clock)) return begunBefore;
    reading ??= read(clock);
    return reading;
  }

  async function patience(): Promise<undefined> {
    await pause(patienceMs, undefined, { ref: false });
    // What came while this process was busy is read first: that was not the database's delay.
    await turn();
  }

  async function soon(atLeast = 0): Promise<Catalogue> {
    if (held && held.seq >= atLeast && isFollowing && performance.now() - trueAt < trueMs) return held;
    // Nobody waits for what another waited for in vain, and no more than a few ask a database that hangs.
    if (held && overdue) return held;
    const asked = current();
    if (!held) return asked;
    const known = held;
    const answered = asked.catch(() => known);
    if (patienceMs === undefined) return answered;
    const inTime = await Promise.race([answered, patience()]);
    if (inTime) return inTime;
    overdue ??= answered.finally(() => {
      overdue = undefined;
    });
    return held;
  }

  function follow(hear: (onChange: () => void) => void, until?: AbortSignal): void {
    isFollowing = true;
    let looking: Promise<unknown> | undefined;
    let again = false;
    // One look at a time, and one more when something was heard meanwhile.
    const look = () => {
      again = looking !== undefined;
      looking ??= current()
        .catch(() => {})
        .finally(() => {
          looking = undefined;
          if (again) look();
        });
    };
    const timer = setInterval(() => {
      if (!looking) look();
    }, lookMs).unref();
    until?.addEventListener('abort', () => clearInterval(timer));
    hear(look);
    look();
  }

  return { current, soon, follow };
}

/** Whether a catalogue is at least as new as a clock that was seen. */
const reaches = (it: Clock, seen: Clock): boolean => it.epoch === seen.epoch && it.seq >= seen.seq && it.floor >= seen.floor;

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

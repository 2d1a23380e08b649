import { inOrder } from '@helpdesk/contract/catalogue-order';
import { tableStates } from '@helpdesk/contract/digest';
import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows, RowOf } from '@helpdesk/contract/rows';
import { selection } from './catalogue-rows.ts';
import type { Pool, Sql } from './sql.ts';

interface Clock {
  readonly epoch: string;
  readonly seq: number;
  readonly floor: number;
}

/** A row that went, and when. */
interface Tombstone {
  readonly kind: CatalogueTable;
  readonly id: string;
  readonly seq: number;
}

/** The rows of one (epoch, seq), immutable: reads, snapshots and deltas are pure functions of it. */
export interface Catalogue extends Clock {
  /** In the order of `contract/catalogue-order.ts`. */
  readonly rows: CatalogueRows;
  readonly tombstones: readonly Tombstone[];
  readonly tables: ReturnType<typeof tableStates<CatalogueTable>>;
}

export interface CatalogueSource {
  /** The catalogue as it stands in the database, so that who has just written reads what was written. */
  current(): Promise<Catalogue>;
  /** At most a second old, or older when the database does not answer; undefined when it has not answered yet. */
  recent(): Promise<Catalogue | undefined>;
}

const recentMs = 1_000;

/** Holds the newest catalogue in memory and reads it again only when the clock has moved. */
export function catalogueSource(sql: Pool, now: () => number): CatalogueSource {
  let held: Catalogue | undefined;
  let reading: Promise<Catalogue> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function read() {
    try {
      held = await readCatalogue(sql, held);
      return held;
    } finally {
      reading = undefined;
    }
  }

  async function current(): Promise<Catalogue> {
    const clock = await readClock(sql);
    const holds = (it: Catalogue | undefined): it is Catalogue =>
      it?.epoch === clock.epoch && it.seq >= clock.seq && it.floor >= clock.floor;
    if (holds(held)) return held;
    // One that began before we looked at the clock may be too old; the next one cannot be.
    const begunBefore = await reading;
    if (holds(begunBefore)) return begunBefore;
    reading ??= read();
    return reading;
  }

  async function recent(): Promise<Catalogue | undefined> {
    if (now() - askedAt < recentMs) return held;
    askedAt = now();
    return current().catch(() => held);
  }

  return { current, recent };
}

/**
 * One REPEATABLE READ snapshot: what is seen of a change is the whole change.
 * @param held an earlier catalogue: then only the rows that changed since are read
 */
async function readCatalogue(sql: Pool, held: Catalogue | undefined): Promise<Catalogue> {
  return sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx): Promise<Catalogue> => {
    const clock = await readClock(tx);
    const tombstones = await tx<Tombstone[]>`SELECT kind, id, seq FROM tombstone ORDER BY seq, kind, id`;
    const known = held?.epoch === clock.epoch && held.seq >= clock.floor ? held : undefined;
    const read: [CatalogueTable, unknown][] = [];
    for (const kind of catalogueTables) read.push([kind, await readRows(tx, kind, known, tombstones)]);
    const rows = inOrder(Object.fromEntries(read) as CatalogueRows);
    return { ...clock, rows, tombstones, tables: tableStates(rows) };
  });
}

async function readClock(sql: Sql): Promise<Clock> {
  const [clock] = await sql<[Clock]>`SELECT epoch, seq, floor FROM sync_clock`;
  return clock;
}

/** Only the fields that the contract names. */
async function readRows<Kind extends CatalogueTable>(
  tx: Sql,
  kind: Kind,
  held: Catalogue | undefined,
  tombstones: readonly Tombstone[],
): Promise<RowOf<Kind>[]> {
  const { name, selected } = selection(tx, kind);
  const changed = await tx<RowOf<Kind>[]>`SELECT ${selected} FROM ${tx(name)} WHERE seq > ${held?.seq ?? -1}`;
  const other = new Set([...changed.map(({ _id }) => _id), ...tombstones.filter((gone) => gone.kind === kind).map(({ id }) => id)]);
  const unchanged = ((held?.rows[kind] ?? []) as RowOf<Kind>[]).filter(({ _id }) => !other.has(_id));
  return [...unchanged, ...changed];
}

import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';

import { lockClock } from './clock.sql.ts';
import type { Pool, Sql } from './sql.ts';

/** A row that went, and when. */
export interface Tombstone {
  readonly kind: CatalogueTable;
  readonly id: string;
  readonly seq: number;
}

export const readTombstones = (tx: Sql): Promise<Tombstone[]> =>
  tx<Tombstone[]>`SELECT kind, id, seq FROM tombstone ORDER BY seq, kind, id`;

const keptMs = 180 * 24 * 3_600_000;

/**
 * Forgets which rows went 180 days ago and more. In the same transaction the floor rises to the last of them: a phone
 * that stood below it, and might keep such a row for good, is refused its delta and starts over. Takes the clock first,
 * as every writer does.
 * @returns how many tombstones went
 */
export async function purgeTombstones(sql: Pool, now: Date): Promise<number> {
  return sql.begin(async (tx) => {
    await lockClock(tx);
    const gone = await tx<{ seq: number }[]>`DELETE FROM tombstone WHERE at <= ${new Date(now.getTime() - keptMs)} RETURNING seq`;
    const last = Math.max(0, ...gone.map(({ seq }) => seq));
    await tx`UPDATE sync_clock SET floor = ${last} WHERE floor < ${last}`;
    return gone.length;
  });
}

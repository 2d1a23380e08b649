import type { Sql } from './sql.ts';

export interface Clock {
  readonly epoch: string;
  readonly seq: number;
  readonly floor: number;
}

export async function readClock(sql: Sql): Promise<Clock> {
  const [clock] = await sql<[Clock]>`SELECT epoch, seq, floor FROM sync_clock`;
  return clock;
}

/** Leaves an epoch in which the database went back; false when somebody else did so before. */
export async function leaveEpoch(sql: Sql, epoch: string): Promise<boolean> {
  const left = await sql`UPDATE sync_clock SET epoch = gen_random_uuid() WHERE epoch = ${epoch}`;
  return left.count === 1;
}

/** No other writer of the catalogue goes on before this transaction ends. */
export async function lockClock(tx: Sql): Promise<void> {
  await tx`SELECT FROM sync_clock FOR UPDATE`;
}

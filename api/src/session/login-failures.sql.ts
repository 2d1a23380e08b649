import type { Sql } from '#db/sql.ts';

/** What an account and a network together have behind them. */
export interface Failures {
  readonly failures: number;
  /** From when on the next attempt is heard. */
  readonly freeAt: Date;
  /** Whether that attempt is paid for. */
  readonly hasTurn: boolean;
}

/** Lets one transaction after the other decide about a subject. Writes nothing. */
export async function lockSubject(tx: Sql, subject: Buffer): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(${`${subject.readBigInt64BE()}`}::bigint)`;
}

/** Failures count while the last of them was after `from` and not later than `to`: later ones were counted by another clock. */
export interface Counted {
  readonly from: Date;
  readonly to: Date;
}

export async function findFailures(tx: Sql, pair: Buffer, { from, to }: Counted): Promise<Failures | undefined> {
  const [row] = await tx<Failures[]>`
    SELECT failures, free_at AS "freeAt", has_turn AS "hasTurn" FROM login_failure
    WHERE subject = ${pair} AND last_at > ${from} AND last_at <= ${to}`;
  return row;
}

export async function putFailures(tx: Sql, pair: Buffer, { failures, freeAt, hasTurn }: Failures, now: Date): Promise<void> {
  await tx`
    INSERT INTO login_failure (subject, failures, free_at, has_turn, last_at) VALUES (${pair}, ${failures}, ${freeAt}, ${hasTurn}, ${now})
    ON CONFLICT (subject) DO UPDATE SET
      failures = EXCLUDED.failures, free_at = EXCLUDED.free_at, has_turn = EXCLUDED.has_turn, last_at = EXCLUDED.last_at`;
}

export async function deleteFailures(sql: Sql, pair: Buffer): Promise<void> {
  await sql`DELETE FROM login_failure WHERE subject = ${pair}`;
}

/** Forgets failures that count no more; those that somebody has locked are left for the next time. */
export async function deleteUncounted(sql: Sql, { from, to }: Counted): Promise<void> {
  await sql`DELETE FROM login_failure WHERE subject IN (
    SELECT subject FROM login_failure WHERE last_at <= ${from} OR last_at > ${to} FOR UPDATE SKIP LOCKED)`;
}

export async function isKnownNetwork(sql: Sql, pair: Buffer, forgotten: Date): Promise<boolean> {
  const rows = await sql`SELECT FROM known_network WHERE subject = ${pair} AND last_at > ${forgotten}`;
  return rows.count === 1;
}

export async function putKnownNetwork(sql: Sql, pair: Buffer, now: Date): Promise<void> {
  await sql`INSERT INTO known_network (subject, last_at) VALUES (${pair}, ${now})
    ON CONFLICT (subject) DO UPDATE SET last_at = EXCLUDED.last_at`;
}

export async function deleteKnownNetworksBefore(sql: Sql, moment: Date): Promise<void> {
  await sql`DELETE FROM known_network WHERE last_at <= ${moment}`;
}

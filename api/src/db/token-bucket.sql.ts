import type { Sql } from './sql.ts';

interface Draw {
  /** The milliseconds in which one token comes back. */
  readonly cost: number;
  /** The milliseconds in which an empty bucket is full again. */
  readonly window: number;
  /** A bucket that is full only later than this was drawn from by another clock: it is full. */
  readonly latest: Date;
}

/**
 * Takes what one token costs out of a bucket, its row locked until the transaction ends.
 * @returns whether there was a token; if there was none, nothing is written
 */
export async function drawFrom(tx: Sql, subject: Buffer, { cost, window, latest }: Draw, now: Date): Promise<boolean> {
  const refill = `${cost} milliseconds`;
  const fullBefore = tx`CASE WHEN bucket.full_at > ${latest} THEN ${now} ELSE greatest(bucket.full_at, ${now}) END`;
  const drawn = await tx`
    INSERT INTO submission_bucket AS bucket (subject, full_at) VALUES (${subject}, ${now}::timestamptz + ${refill}::interval)
    ON CONFLICT (subject) DO UPDATE SET full_at = ${refill}::interval + ${fullBefore}
    WHERE ${refill}::interval + ${fullBefore} <= ${now}::timestamptz + ${`${window} milliseconds`}::interval`;
  return drawn.count === 1;
}

/** When a bucket that exists is full again. */
export async function readFullAt(tx: Sql, subject: Buffer): Promise<Date> {
  const [bucket] = await tx<[{ fullAt: Date }]>`SELECT full_at AS "fullAt" FROM submission_bucket WHERE subject = ${subject}`;
  return bucket.fullAt;
}

export async function deleteFullBuckets(sql: Sql, now: Date, latest: Date): Promise<void> {
  await sql`DELETE FROM submission_bucket WHERE full_at <= ${now} OR full_at > ${latest}`;
}

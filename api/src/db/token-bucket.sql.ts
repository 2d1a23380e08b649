import type { Fragment } from '#db/pool/statement.ts';
import type { Sql } from './sql.ts';

/** Whose bucket, and what it holds; times in milliseconds. */
export interface Bucket {
  /** A hash: nothing else is kept of whose it is. */
  readonly subject: Buffer;
  /** In which one token comes back. */
  readonly cost: number;
  /** In which an empty bucket is full again. */
  readonly window: number;
}

/** @returns null, or when the bucket is full again where it had no token: then nothing is written */
export async function drawFrom(tx: Sql, bucket: Bucket, latest: Date, now: Date): Promise<Date | null> {
  const [drawn] = await tx<[{ fullAt: Date | null }]>`SELECT draw_token(${drawing(tx, bucket, latest)}, ${now}) AS "fullAt"`;
  return drawn.fullAt;
}

/** The arguments that say what is drawn from which bucket. */
export const drawing = (sql: Sql, { subject, cost, window }: Bucket, latest: Date): Fragment =>
  sql`${subject}, ${`${cost} milliseconds`}::interval, ${`${window} milliseconds`}::interval, ${latest}`;

export async function deleteFullBuckets(sql: Sql, now: Date, latest: Date): Promise<void> {
  await sql`DELETE FROM submission_bucket WHERE full_at <= ${now} OR full_at > ${latest}`;
}

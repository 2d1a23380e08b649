import { createHash } from 'node:crypto';

import type { Sql } from './sql.ts';

const windowMs = 600_000;

/**
 * Takes one token from a bucket that holds `size` of them and is filled up within 10 minutes. Decided with the bucket's
 * row locked, so that many at once get no more than one after another.
 * @param subject whose bucket; only its hash is kept
 * @returns 0, or the seconds until there is a token: then the caller rolls the transaction back
 */
export async function takeToken(tx: Sql, subject: string, size: number, now: Date): Promise<number> {
  if (size === 0) return windowMs / 1_000;
  const cost = `${windowMs / size} milliseconds`;
  const hash = createHash('sha256').update(subject).digest();
  const [bucket] = await tx<[{ fullAt: Date }]>`
    INSERT INTO submission_bucket AS bucket (subject, full_at) VALUES (${hash}, ${now}::timestamptz + ${cost}::interval)
    ON CONFLICT (subject) DO UPDATE SET full_at = greatest(bucket.full_at, ${now}) + ${cost}::interval
    RETURNING full_at AS "fullAt"`;
  return Math.ceil(Math.max(0, bucket.fullAt.getTime() - now.getTime() - windowMs) / 1_000);
}

export async function forgetFullBuckets(sql: Sql, now: Date): Promise<void> {
  await sql`DELETE FROM submission_bucket WHERE full_at <= ${now}`;
}

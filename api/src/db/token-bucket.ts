import { createHash } from 'node:crypto';

import { latestHonest } from '#db/time/other-time.ts';
import type { Sql } from './sql.ts';
import { type Bucket, deleteFullBuckets, drawFrom } from './token-bucket.sql.ts';

const tenMinutes = 600_000;
/** No bucket takes longer to be full again. */
const longestWindow = 24 * 3_600_000;

/**
 * A bucket that holds `size` tokens and is filled up within `window` milliseconds. One of size 0 says "after the whole window", again and again.
 */
export const bucketOf = (subject: string, size: number, window = tenMinutes): Bucket => ({
  subject: createHash('sha256').update(subject).digest(),
  // Whole milliseconds, so that what is rounded never adds up to more than the bucket.
  cost: size === 0 ? 2 * window : Math.floor(window / size),
  window,
});

/**
 * Takes one token. Decided with the bucket's row locked, so that many at once get no more than one after another.
 * @returns 0, or the seconds until there is a token: then the bucket is as it was
 */
export async function takeToken(tx: Sql, bucket: Bucket, now: Date): Promise<number> {
  return secondsUntilToken(bucket, await drawFrom(tx, bucket, latestFullAt(bucket, now), now), now);
}

/** @param fullAt when the bucket is full again; null: there was a token */
export const secondsUntilToken = ({ cost, window }: Bucket, fullAt: Date | null, now: Date): number =>
  fullAt ? Math.ceil(Math.max(1, fullAt.getTime() + cost - now.getTime() - window) / 1_000) : 0;

/** When a bucket that is full only later was drawn from by another clock. */
export const latestFullAt = ({ window }: Bucket, now: Date): Date => latestHonest(now, window);

/** Buckets that are full say nothing and go. */
export const forgetFullBuckets = (sql: Sql, now: Date): Promise<void> => deleteFullBuckets(sql, now, latestHonest(now, longestWindow));

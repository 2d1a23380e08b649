import { createHash } from 'node:crypto';

import { latestHonest } from '#db/time/other-time.ts';
import type { Sql } from './sql.ts';
import { deleteFullBuckets, drawFrom, readFullAt } from './token-bucket.sql.ts';

const tenMinutes = 600_000;
/** No bucket takes longer to be full again. */
const longestWindow = 24 * 3_600_000;

/**
 * Takes one token from a bucket that holds `size` of them and is filled up within `window` milliseconds. Decided with the
 * bucket's row locked, so that many at once get no more than one after another.
 * @param subject whose bucket; only its hash is kept
 * @returns 0, or the seconds until there is a token: then the bucket is as it was
 */
export async function takeToken(tx: Sql, subject: string, size: number, now: Date, window = tenMinutes): Promise<number> {
  if (size === 0) return window / 1_000;
  const hash = createHash('sha256').update(subject).digest();
  // Whole milliseconds, so that what is rounded never adds up to more than the bucket.
  const cost = Math.floor(window / size);
  if (await drawFrom(tx, hash, { cost, window, latest: latestHonest(now, window) }, now)) return 0;
  const fullAt = await readFullAt(tx, hash);
  return Math.ceil(Math.max(1, fullAt.getTime() + cost - now.getTime() - window) / 1_000);
}

/** Buckets that are full say nothing and go. */
export const forgetFullBuckets = (sql: Sql, now: Date): Promise<void> => deleteFullBuckets(sql, now, latestHonest(now, longestWindow));

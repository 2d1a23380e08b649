import type { Context } from 'hono';

import type { Sql } from '#db/sql.ts';
import type { Bucket } from '#db/token-bucket.sql.ts';
import { bucketOf, takeToken } from '#db/token-bucket.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { Problem } from './problem.ts';

/** How much one network may send of something. */
export interface SubmissionLimit {
  /** That of the network that asks. */
  bucket(c: Context): Bucket;
  /** Takes a token for what the transaction has just stored; 429, which undoes it, when there is none. */
  take(c: Context, tx: Sql): Promise<void>;
}

/**
 * @param what each has a bucket of its own
 * @param size of the bucket, and tokens that come back in 10 minutes
 * @param trustedHops see `clientAddress`
 */
export function submissionLimit(what: string, size: number, trustedHops: number, now: () => number): SubmissionLimit {
  const bucket = (c: Context) => bucketOf(`${what} ${networkOf(clientAddress(c, trustedHops))}`, size);
  return {
    bucket,
    take: async (c, tx) => refuseTooMuch(await takeToken(tx, bucket(c), new Date(now()))),
  };
}

/** @param wait seconds until there is a token; 0: there was one */
export function refuseTooMuch(wait: number): void {
  if (wait > 0) throw new Problem(429, 'server_submission_wait', { count: wait, headers: { 'Retry-After': `${wait}` } });
}

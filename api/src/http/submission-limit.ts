import type { Context } from 'hono';

import type { Sql } from '#db/sql.ts';
import type { Bucket } from '#db/token-bucket.sql.ts';
import { bucketOf, takeToken } from '#db/token-bucket.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { Problem } from './problem.ts';

/** Many visitors use one kiosk after another, all from one network. */
const timesForKiosk = 6;

/** How much one network, or one kiosk, may send of something. */
export interface SubmissionLimit {
  /** That of the kiosk that asks, else that of the network. */
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
  const bucket = (c: Context) => {
    const kiosk = c.get('kiosk');
    if (kiosk) return bucketOf(`${what} kiosk ${kiosk}`, timesForKiosk * size);
    return bucketOf(`${what} ${networkOf(clientAddress(c, trustedHops))}`, size);
  };
  return {
    bucket,
    take: async (c, tx) => refuseTooMuch(await takeToken(tx, bucket(c), new Date(now()))),
  };
}

/** @param wait seconds until there is a token; 0: there was one */
export function refuseTooMuch(wait: number): void {
  if (wait > 0) throw new Problem(429, 'server_submission_wait', { count: wait, headers: { 'Retry-After': `${wait}` } });
}

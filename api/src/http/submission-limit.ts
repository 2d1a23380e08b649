import type { Context } from 'hono';

import type { Sql } from '#db/sql.ts';
import { takeToken } from '#db/token-bucket.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { Problem } from './problem.ts';

/** Takes a token for what the transaction has just stored; 429, which undoes it, when there is none. */
export type SubmissionLimit = (c: Context, tx: Sql) => Promise<void>;

/**
 * How much one network may send.
 * @param what each has a bucket of its own
 * @param size of the bucket, and tokens that come back in 10 minutes
 * @param trustedHops see `clientAddress`
 */
export const submissionLimit =
  (what: string, size: number, trustedHops: number, now: () => number): SubmissionLimit =>
  async (c, tx) => {
    const wait = await takeToken(tx, `${what} ${networkOf(clientAddress(c, trustedHops))}`, size, new Date(now()));
    if (wait > 0) throw new Problem(429, 'server_submission_wait', { count: wait, headers: { 'Retry-After': `${wait}` } });
  };

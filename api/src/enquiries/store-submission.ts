import type { SubmissionInput } from '@helpdesk/contract/calls/submissions';

import type { Sql } from '#db/sql.ts';
import type { Bucket } from '#db/token-bucket.sql.ts';
import { bucketOf, secondsUntilToken } from '#db/token-bucket.ts';
import { newReference } from './reference.ts';
import { insertSubmission, type Stored, type Submission } from './submissions.sql.ts';

interface Storing {
  /** Of which a new one costs a token; no limit when absent. */
  readonly bucket?: Bucket;
  /** Another reference each time. */
  readonly propose?: () => string;
  /** Whether mail to visitors is sent. */
  readonly mailsVisitors?: boolean;
}

/** Far from using up nine million references. */
const maxTries = 20;
const proposals = 5;

/** Confirmations to one address: so many at once, and again within a day. */
const ofAddress = { size: 3, window: 24 * 3_600_000 };

/**
 * Stores a submission with its reference and, unless a machine seems to have made it, a mail to the helpdesk and, if the visitor wants one, to
 * the visitor; or finds what its key has stored before. In one statement, which is a transaction of its own outside of another one. The key's row
 * decides: a delivery of the same key that is under way is waited for, so this needs READ COMMITTED, in which its row is then seen.
 * @returns besides, the seconds until there is a token, where there was none: then nothing was stored
 */
export async function storeSubmission(
  sql: Sql,
  submission: Submission,
  { bucket, propose = newReference, mailsVisitors = false }: Storing = {},
): Promise<Stored & { readonly wait: number }> {
  const suspect = isSuspect(submission.body);
  const addressee = mailsVisitors && !suspect ? bucketOfWhoWantsMail(submission.body) : undefined;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const references = Array.from({ length: proposals }, propose);
    const { reference, isNew, isSame, fullAt } = await insertSubmission(sql, { ...submission, suspect }, references, { bucket, addressee });
    if (reference !== null) return { reference, isNew, isSame, wait: bucket ? secondsUntilToken(bucket, fullAt, submission.now) : 0 };
  }
  throw new Error('No free reference was found.');
}

const bucketOfWhoWantsMail = (body: SubmissionInput) => ('wantsMail' in body && body.wantsMail ? bucketOfAddress(body.email) : undefined);

/** Tags behind a plus lead to the same mailbox: who would fill it has no further bucket for each. */
const bucketOfAddress = (email: string) => bucketOf(`mail ${email.toLowerCase().replace(/\+.*@/, '@')}`, ofAddress.size, ofAddress.window);

/** People do not see that field. */
const isSuspect = ({ website = '' }: SubmissionInput): boolean => website.trim() !== '';

import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import type { SubmissionInput } from '@helpdesk/contract/calls/submissions';

import type { Sql } from '#db/sql.ts';
import { type Bucket, drawing } from '#db/token-bucket.sql.ts';
import { latestFullAt } from '#db/token-bucket.ts';

export interface Submission {
  readonly key: string;
  readonly kind: EnquiryAnswer['kind'];
  /** Of the bytes that came: what makes two deliveries the same. */
  readonly hash: Buffer;
  readonly body: SubmissionInput;
  readonly now: Date;
}

export interface Stored {
  readonly reference: string;
  /** False: its key was there before. */
  readonly isNew: boolean;
  /** False: its key was there before with another body. */
  readonly isSame: boolean;
}

/** What a key has stored before. */
export async function findStored(sql: Sql, { key, hash }: Pick<Submission, 'key' | 'hash'>): Promise<Stored | undefined> {
  const [known] = await sql<Stored[]>`
    SELECT reference, false AS "isNew", body_hash = ${hash} AS "isSame" FROM enquiry WHERE key = ${key}`;
  return known;
}

/** What `store_submission` made of it; no reference: none was free. */
interface Inserted extends Omit<Stored, 'reference'> {
  readonly reference: string | null;
  /** When the bucket is full again that had no token: then nothing was stored. */
  readonly fullAt: Date | null;
}

interface Buckets {
  /** Of which what is new costs a token; no limit when absent. */
  readonly bucket?: Bucket;
  /** Of the address that a confirmation goes to; none goes when absent. */
  readonly addressee?: Bucket;
}

/** @param references of which the first that is free is taken */
export async function insertSubmission(
  sql: Sql,
  { key, kind, hash, body, now, suspect }: Submission & { readonly suspect: boolean },
  references: readonly string[],
  { bucket, addressee }: Buckets,
): Promise<Inserted> {
  const drawingFrom = (from: Bucket | undefined) => (from ? drawing(sql, from, latestFullAt(from, now)) : sql`NULL, NULL, NULL, NULL`);
  const [inserted] = await sql<[Inserted]>`
    SELECT reference, is_new AS "isNew", is_same AS "isSame", full_at AS "fullAt"
    FROM store_submission(${key}, ${hash}, ${references}, ${kind}, ${sql.json(body)}, ${body.language ?? null}, ${body.noticeVersion ?? null},
      ${now}, ${suspect}, ${drawingFrom(bucket)}, ${drawingFrom(addressee)})`.prepared();
  return inserted;
}

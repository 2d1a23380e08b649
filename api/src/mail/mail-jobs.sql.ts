import type { BookingInput, ContactInput } from '@helpdesk/contract/calls/enquiries';

import type { Sql } from '#db/sql.ts';

/** An enquiry that the helpdesk is to be told of. */
export interface MailJob {
  readonly key: string;
  readonly reference: string;
  readonly unknownPlace: boolean;
  readonly body: BookingInput | ContactInput;
  readonly attempts: number;
}

/**
 * Locks the job that has been due for longest and that no other worker is at; undefined when there is none.
 * @param latest one that waits for longer was put off by another clock: it is due
 */
export async function takeDueJob(tx: Sql, now: Date, latest: Date): Promise<MailJob | undefined> {
  const [job] = await tx<MailJob[]>`
    SELECT key, reference, unknown_place AS "unknownPlace", body, attempts
    FROM mail_job JOIN enquiry ON key = enquiry_key WHERE done_at IS NULL AND (next_at <= ${now} OR next_at > ${latest}) AND body IS NOT NULL
    ORDER BY next_at LIMIT 1 FOR UPDATE OF mail_job SKIP LOCKED`;
  return job;
}

export async function noteSent(tx: Sql, key: string, now: Date): Promise<void> {
  await tx`UPDATE mail_job SET attempts = attempts + 1, done_at = ${now} WHERE enquiry_key = ${key}`;
}

/** @param nextAt null: it is given up */
export async function noteFailed(tx: Sql, key: string, error: string, nextAt: Date | null, now: Date): Promise<void> {
  await tx`UPDATE mail_job SET attempts = attempts + 1, last_error = ${error},
    next_at = coalesce(${nextAt}, next_at), given_up = ${nextAt === null}, done_at = ${nextAt === null ? now : null} WHERE enquiry_key = ${key}`;
}

/** @returns how many went */
export async function deleteDoneJobs(sql: Sql, before: Date): Promise<number> {
  const gone = await sql`DELETE FROM mail_job WHERE done_at < ${before}`;
  return gone.count;
}

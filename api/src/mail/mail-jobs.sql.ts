import type { BookingInput, ContactInput } from '@helpdesk/contract/enquiries';

import type { Sql } from '#db/sql.ts';

/** An enquiry that the helpdesk is to be told of. */
export interface MailJob {
  readonly key: string;
  readonly reference: string;
  readonly unknownPlace: boolean;
  readonly body: BookingInput | ContactInput;
  readonly attempts: number;
  readonly firstTriedAt: Date | null;
}

/** Locks the job that has been due for longest and that no other worker is at; undefined when there is none. */
export async function takeDueJob(tx: Sql, now: Date): Promise<MailJob | undefined> {
  const [job] = await tx<MailJob[]>`
    SELECT key, reference, unknown_place AS "unknownPlace", body, attempts, first_tried_at AS "firstTriedAt"
    FROM mail_job JOIN enquiry ON key = enquiry_key WHERE done_at IS NULL AND next_at <= ${now} AND body IS NOT NULL
    ORDER BY next_at LIMIT 1 FOR UPDATE OF mail_job SKIP LOCKED`;
  return job;
}

export async function noteSent(tx: Sql, key: string, now: Date): Promise<void> {
  await tx`UPDATE mail_job SET attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, ${now}), done_at = ${now}
    WHERE enquiry_key = ${key}`;
}

/** @param nextAt null: it is given up */
export async function noteFailed(tx: Sql, key: string, error: string, nextAt: Date | null, now: Date): Promise<void> {
  await tx`UPDATE mail_job SET attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, ${now}), last_error = ${error},
    next_at = coalesce(${nextAt}, next_at), given_up = ${nextAt === null}, done_at = ${nextAt === null ? now : null} WHERE enquiry_key = ${key}`;
}

export async function forgetDoneJobs(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM mail_job WHERE done_at < ${before}`;
}

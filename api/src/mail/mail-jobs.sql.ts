import type { SubmissionInput } from '@helpdesk/contract/calls/submissions';
import type { Language } from '@helpdesk/contract/languages';

import type { Sql } from '#db/sql.ts';

/** An enquiry that the helpdesk is to be told of, or whose arrival is to be confirmed to the visitor. */
export interface MailJob {
  readonly key: string;
  readonly recipient: 'helpdesk' | 'visitor';
  readonly reference: string;
  readonly unknownPlace: boolean;
  /** The visitor's; null from an app that does not say. */
  readonly language: Language | null;
  /** What the catalogue calls the place of a booking, in the visitor's language if it has it there; null when it knows none that is published. */
  readonly placeName: string | null;
  /** Where people answer; null while nobody has changed what the site came with. */
  readonly helpdeskPhone: string | null;
  readonly body: SubmissionInput;
  readonly attempts: number;
}

type JobId = Pick<MailJob, 'key' | 'recipient'>;

/**
 * Locks the job that has been due for longest and that no other worker is at; undefined when there is none. One to an address that mail came
 * back from rests until somebody says that it takes mail after all.
 * @param latest one that waits for longer was put off by another clock: it is due
 */
export async function takeDueJob(tx: Sql, now: Date, latest: Date): Promise<MailJob | undefined> {
  const [job] = await tx<MailJob[]>`
    SELECT key, recipient, reference, unknown_place AS "unknownPlace", language, (
      SELECT coalesce(translations -> language ->> 'name', name) FROM bookable_listing
      WHERE NOT unpublished AND CASE WHEN body ->> 'placeId' IS NULL THEN lower(btrim(name)) = lower(body ->> 'placeName') ELSE id = body ->> 'placeId' END LIMIT 1
    ) AS "placeName", (SELECT phone FROM helpdesk) AS "helpdeskPhone", body, attempts
    FROM mail_job JOIN enquiry ON key = enquiry_key WHERE done_at IS NULL AND (next_at <= ${now} OR next_at > ${latest}) AND body IS NOT NULL
      AND (recipient = 'helpdesk' OR NOT EXISTS (SELECT FROM bounced_address WHERE subject = address_hash(body ->> 'email')))
    ORDER BY next_at LIMIT 1 FOR UPDATE OF mail_job SKIP LOCKED`;
  return job;
}

export async function noteSent(tx: Sql, { key, recipient }: JobId, now: Date): Promise<void> {
  await tx`UPDATE mail_job SET attempts = attempts + 1, done_at = ${now} WHERE enquiry_key = ${key} AND recipient = ${recipient}`;
}

/** @param nextAt null: it is given up */
export async function noteFailed(tx: Sql, { key, recipient }: JobId, error: string, nextAt: Date | null, now: Date): Promise<void> {
  await tx`UPDATE mail_job SET attempts = attempts + 1, last_error = ${error}, next_at = coalesce(${nextAt}, next_at),
    given_up = ${nextAt === null}, done_at = ${nextAt === null ? now : null} WHERE enquiry_key = ${key} AND recipient = ${recipient}`;
}

/** From now on nothing is mailed to that visitor's address. */
export async function noteReturned(tx: Sql, { key }: JobId, now: Date): Promise<void> {
  await tx`SELECT note_returned_mail(${key}, '', ${now})`;
}

export async function deleteBouncedBefore(sql: Sql, moment: Date): Promise<void> {
  await sql`DELETE FROM bounced_address WHERE at < ${moment}`;
}

/** @returns how many went */
export async function deleteDoneJobs(sql: Sql, before: Date): Promise<number> {
  const gone = await sql`DELETE FROM mail_job WHERE done_at < ${before}`;
  return gone.count;
}

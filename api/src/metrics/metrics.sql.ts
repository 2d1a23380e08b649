import type { Sql } from '#db/sql.ts';

/** What the database alone knows. */
export interface Counted {
  readonly mailsWaiting: number;
  /** Since the enquiry came that the oldest of them is about; 0 where none waits. */
  readonly oldestMailSeconds: number;
  readonly mailsGivenUp: number;
  readonly kiosksPaired: number;
  readonly kiosksSeen: number;
  readonly isTimeDoubted: boolean;
  /** Seconds since 1970; null before there is one. */
  readonly backupMadeAt: number | null;
  /** Of the last one that was put back. */
  readonly backupVerifiedAt: number | null;
}

/** All of it in one statement. @param seenSince a kiosk that was heard after that is there */
export async function countForMetrics(sql: Sql, now: Date, seenSince: Date): Promise<Counted> {
  const [counted] = await sql<[Counted]>`
    SELECT count(received_at)::int AS "mailsWaiting",
      coalesce(greatest(0, extract(epoch FROM ${now} - min(received_at))), 0)::float8 AS "oldestMailSeconds",
      (SELECT count(*)::int FROM mail_job WHERE given_up) AS "mailsGivenUp",
      (SELECT count(*)::int FROM kiosk WHERE token_hash IS NOT NULL) AS "kiosksPaired",
      (SELECT count(*)::int FROM kiosk WHERE token_hash IS NOT NULL AND seen_at > ${seenSince}) AS "kiosksSeen",
      EXISTS (SELECT FROM believed_time WHERE doubted_at IS NOT NULL) AS "isTimeDoubted",
      (SELECT extract(epoch FROM made_at)::float8 FROM backup_turn) AS "backupMadeAt",
      (SELECT extract(epoch FROM verified_at)::float8 FROM backup_turn) AS "backupVerifiedAt"
    FROM mail_job JOIN enquiry ON key = enquiry_key WHERE done_at IS NULL AND body IS NOT NULL
      AND (recipient = 'helpdesk' OR NOT EXISTS (SELECT FROM bounced_address WHERE subject = address_hash(body ->> 'email')))`;
  return counted;
}

import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import type { Fragment } from '#db/pool/statement.ts';
import type { Sql } from '#db/sql.ts';

interface Row extends Omit<EnquiryAnswer, 'receivedAt'> {
  readonly receivedAt: Date;
}

/** PostgreSQL writes a moment within JSON with its offset. */
const inUtc = <Entry extends { readonly at: string }>(entry: Entry): Entry => ({ ...entry, at: new Date(entry.at).toISOString() });

/** Enquiries as the contract names their fields. @param condition what stands behind WHERE */
export async function enquiriesWhere(sql: Sql, condition: Fragment): Promise<EnquiryAnswer[]> {
  const rows = await sql<Row[]>`
    SELECT key AS _id, kind, reference, received_at AS "receivedAt", state, unknown_place AS "unknownPlace", suspect, language,
      CASE
        WHEN EXISTS (SELECT FROM bounced_address WHERE subject = address_hash(body ->> 'email')) THEN 'returned'
        ELSE coalesce((
          SELECT CASE WHEN done_at IS NULL THEN 'waiting' WHEN given_up THEN 'failed' ELSE 'sent' END
          FROM mail_job WHERE enquiry_key = key AND recipient = 'visitor'
        ), 'none')
      END AS confirmation, body,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('at', at, 'by', by, 'text', text) ORDER BY id) FROM enquiry_note WHERE enquiry_key = key
      ), '[]') AS notes,
      (SELECT jsonb_build_object('_id', id, 'email', email) FROM administrator WHERE id = assigned_to) AS "assignedTo",
      CASE WHEN state IN ('answered', 'closed') THEN (
        SELECT jsonb_build_object('at', at, 'by', by) FROM enquiry_change
        WHERE enquiry_key = key AND change = 'answered' ORDER BY id DESC LIMIT 1
      ) END AS answered
    FROM enquiry WHERE ${condition}`;
  return rows.map(({ receivedAt, notes, answered, ...row }) => ({
    ...row,
    receivedAt: receivedAt.toISOString(),
    notes: notes.map(inUtc),
    answered: answered && inUtc(answered),
  }));
}

/** Whether an enquiry still holds anything that may name somebody. */
export const holdsAnything = (sql: Sql): Fragment => sql`(body IS NOT NULL OR EXISTS (SELECT FROM enquiry_note WHERE enquiry_key = key))`;

import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import type { Fragment } from '#db/pool/statement.ts';
import type { Sql } from '#db/sql.ts';

interface Row extends Omit<EnquiryAnswer, 'receivedAt'> {
  readonly receivedAt: Date;
}

/** Enquiries as the contract names their fields. @param condition what stands behind WHERE */
export async function enquiriesWhere(sql: Sql, condition: Fragment): Promise<EnquiryAnswer[]> {
  const rows = await sql<Row[]>`
    SELECT key AS _id, kind, reference, received_at AS "receivedAt", state, note, unknown_place AS "unknownPlace", suspect, language,
      CASE
        WHEN EXISTS (SELECT FROM bounced_address WHERE subject = address_hash(body ->> 'email')) THEN 'returned'
        ELSE coalesce((
          SELECT CASE WHEN done_at IS NULL THEN 'waiting' WHEN given_up THEN 'failed' ELSE 'sent' END
          FROM mail_job WHERE enquiry_key = key AND recipient = 'visitor'
        ), 'none')
      END AS confirmation, body
    FROM enquiry WHERE ${condition}`;
  return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }));
}

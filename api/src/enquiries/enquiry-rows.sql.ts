import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import type { Fragment } from '#db/pool/statement.ts';
import type { Sql } from '#db/sql.ts';

interface Row extends Omit<EnquiryAnswer, 'receivedAt'> {
  readonly receivedAt: Date;
}

/** Enquiries as the contract names their fields. @param condition what stands behind WHERE */
export async function enquiriesWhere(sql: Sql, condition: Fragment): Promise<EnquiryAnswer[]> {
  const rows = await sql<Row[]>`
    SELECT key AS _id, kind, reference, received_at AS "receivedAt", state, note, unknown_place AS "unknownPlace", suspect, body
    FROM enquiry WHERE ${condition}`;
  return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }));
}

import type { RequestState } from '@helpdesk/contract/calls/enquiries';

import type { Sql } from '#db/sql.ts';

interface Row extends Omit<RequestState, 'since'> {
  readonly since: Date;
}

/** How far the requests of these keys have come; those that nobody sent are left out. What was erased is closed since then. */
export async function readRequestStates(sql: Sql, keys: readonly string[]): Promise<RequestState[]> {
  const rows = await sql<Row[]>`
    SELECT asked.key, state, coalesce((
      SELECT max(at) FROM enquiry_change
      WHERE enquiry_key = enquiry.key AND (change = state OR (state = 'closed' AND change IN ('erased', 'expired')))
    ), received_at) AS since
    FROM unnest(${[...keys]}::text[]) AS asked (key) JOIN enquiry ON enquiry.key = asked.key::uuid`;
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

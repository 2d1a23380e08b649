import { writeCatalogue } from '@helpdesk/api/src/db/catalogue-write.sql.ts';
import { connect } from '@helpdesk/api/src/db/pool/connect.ts';
import type { Pool } from '@helpdesk/api/src/db/sql.ts';

export const openDatabase = (url: string): Pool => connect(url, { max: 2 });

/** One change of many rows in two tables: whoever shows two of these texts shows half of it. */
export const writeEverywhere = (sql: Pool, text: string) =>
  writeCatalogue(sql, async (tx) => {
    await tx`UPDATE region SET content = ${text}`;
    await tx`UPDATE category SET description = ${text}`;
  });

/** All that visitors have sent. `comment` is empty where the body has gone. */
export const readEnquiries = (sql: Pool) => sql<{ key: string; reference: string; comment: string }[]>`
  SELECT key, reference, coalesce(body ->> 'comment', '') AS comment FROM enquiry`;

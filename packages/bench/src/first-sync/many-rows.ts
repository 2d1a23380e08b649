import type { Server } from '@helpdesk/pwa/e2e/testing/server.ts';
import type { TransactionSql } from 'postgres';

const fiveThousand = { place: 3_000, resort: 1_000, restaurant: 1_000 };

/** Fills the catalogue of a server with copies of its listings in one change, up to 5,000 or as many of each table as are wanted. */
export const fillUp = (server: Server, wanted: Readonly<Record<string, number>> = fiveThousand): Promise<void> =>
  server.change((tx) => copyRows(tx, wanted));

/** Copies listings until there are as many of each table as are wanted, in a change that has begun. */
export async function copyRows(tx: TransactionSql, wanted: Readonly<Record<string, number>>): Promise<void> {
  for (const [table, count] of Object.entries(wanted)) {
    await tx`
      INSERT INTO ${tx(table)}
      SELECT another.* FROM generate_series(1, ${count}::int) AS number, ${tx(table)} AS one, LATERAL jsonb_populate_record(one,
        jsonb_build_object('id', one.id || '-' || number, 'slug', one.slug || '-' || number, 'name', one.name || ' ' || number)
      ) AS another
      LIMIT ${count}::int - (SELECT count(*) FROM ${tx(table)})`;
  }
}

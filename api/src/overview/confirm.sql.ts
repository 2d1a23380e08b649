import { kinds, type ListingKind } from '@helpdesk/contract/kinds/kinds';

import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool } from '#db/sql.ts';

/**
 * Notes that listings were checked on a day, in one change. Those that have it already are left as they are, so that no phone
 * fetches them for nothing.
 * @returns how many of them there are
 */
export async function noteChecked(sql: Pool, by: string, kind: ListingKind, ids: readonly string[], day: string): Promise<number> {
  const table = sql(kinds[kind].table);
  const [known] = await sql<[{ count: number; older: number }]>`
    SELECT count(*) AS count, count(*) FILTER (WHERE checked_on IS DISTINCT FROM ${day}) AS older
    FROM ${table} WHERE id = ANY (${[...ids]})`;
  if (known.older > 0) {
    await writeCatalogue(
      sql,
      (tx) => tx`UPDATE ${table} SET checked_on = ${day} WHERE id = ANY (${[...ids]}) AND checked_on IS DISTINCT FROM ${day}`,
      by,
    );
  }
  return known.count;
}

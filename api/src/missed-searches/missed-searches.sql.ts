import type { MissedSearch } from '@helpdesk/contract/calls/missed-searches';

import type { Sql } from '#db/sql.ts';

/** Adds to what is counted of each text; each is there once. */
export async function addMissed(tx: Sql, searches: readonly MissedSearch[], now: Date): Promise<void> {
  const texts = searches.map(({ text }) => text);
  const counts = searches.map(({ count }) => count);
  // Always in one order, so that two reports do not wait for one another.
  await tx`
    INSERT INTO missed_search AS missed (text, count, last_at)
    SELECT text, count, ${now} FROM unnest(${texts}::text[], ${counts}::bigint[]) AS reported (text, count) ORDER BY text
    ON CONFLICT (text) DO UPDATE SET count = missed.count + excluded.count, last_at = greatest(missed.last_at, excluded.last_at)`;
}

interface CountedSearch {
  text: string;
  count: number;
  lastAt: Date;
}

/** How many the back-office is told of. */
const listedAtMost = 20;

/** The most frequent first. */
export const readMissed = (sql: Sql): Promise<CountedSearch[]> =>
  sql<CountedSearch[]>`SELECT text, count, last_at AS "lastAt" FROM missed_search ORDER BY count DESC, text LIMIT ${listedAtMost}`;

/** @returns how many went */
export async function deleteMissedBefore(sql: Sql, before: Date): Promise<number> {
  const gone = await sql`DELETE FROM missed_search WHERE last_at < ${before}`;
  return gone.count;
}

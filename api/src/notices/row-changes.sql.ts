import { listingKinds } from '@helpdesk/contract/kinds/kinds';

import type { Sql } from '#db/sql.ts';

/** When each notice and each listing was changed last, by its id, as their history has it. */
export async function rowChanges(sql: Sql): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql<{ id: string; at: Date }[]>`
    SELECT id, max(at) AS at FROM row_version WHERE kind = ANY(${['notices', ...listingKinds]}) GROUP BY id`;
  return new Map(rows.map(({ id, at }) => [id, at]));
}

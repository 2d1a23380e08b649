import { columnOf } from '@helpdesk/contract/kinds/field';
import { catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { idFields } from '@helpdesk/contract/kinds/parts';

import { unionAll } from '#db/fragments.sql.ts';
import type { Sql } from '#db/sql.ts';

/** How many rows lie in a region. */
export async function countWithin(tx: Sql, id: string): Promise<number> {
  const within = catalogueTables.flatMap((table) =>
    idFields(table)
      .filter(({ of }) => of === 'regions')
      .map(({ name }) => tx`SELECT FROM ${tx(kinds[table].table)} WHERE ${tx(columnOf(name))} = ${id}`),
  );
  const [{ count }] = await tx<[{ count: number }]>`SELECT count(*) FROM (${unionAll(tx, within)}) AS it`;
  return count;
}

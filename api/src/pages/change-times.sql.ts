import { catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { isAddressedTable } from '@helpdesk/contract/kinds/parts';
import { unionAll } from '#db/fragments.sql.ts';
import type { Sql } from '#db/sql.ts';

/** When each row that has a page was changed last, by its id; rows of which nobody knows are left out. */
export async function changeTimes(sql: Sql): Promise<ReadonlyMap<string, Date>> {
  const changed = catalogueTables
    .filter(isAddressedTable)
    .map((table) => sql`SELECT id, changed_at AS at FROM ${sql(kinds[table].table)} WHERE changed_at IS NOT NULL`);
  const rows = await sql<{ id: string; at: Date }[]>`${unionAll(sql, changed)}`;
  return new Map(rows.map(({ id, at }) => [id, at]));
}

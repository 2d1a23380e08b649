import { columnOf } from '@helpdesk/contract/kinds/field';
import { catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { pictureFields } from '@helpdesk/contract/kinds/parts';
import { unionAll } from '#db/fragments.sql.ts';
import type { Sql } from '#db/sql.ts';

/** Where pictures stand, in rows and in their versions alike. */
const pictureColumns = catalogueTables.flatMap((kind) =>
  pictureFields(kind).map((name) => ({ kind, table: kinds[kind].table, column: columnOf(name) })),
);

/** Notes an uploaded picture before its files are stored: one that is being collected is waited for. */
export async function notePicture(sql: Sql, address: string): Promise<void> {
  await sql`INSERT INTO picture (address) VALUES (${address}) ON CONFLICT (address) DO UPDATE SET last_used_at = now()`;
}

/** Notes which pictures rows hold at this moment, or a version that can be restored. */
export async function noteUsedPictures(sql: Sql, now: Date): Promise<void> {
  const used = pictureColumns.flatMap(({ kind, table, column }) => [
    sql`SELECT unnest(${sql(column)}) FROM ${sql(table)}`,
    sql`SELECT jsonb_array_elements_text(row -> ${column}) FROM row_version WHERE kind = ${kind} AND row ? ${column}`,
  ]);
  await sql`UPDATE picture SET last_used_at = greatest(last_used_at, ${now}) WHERE address IN (${unionAll(sql, used)})`;
}

/** Pictures that nothing has used since. */
export async function unusedPictures(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ address: string }[]>`SELECT address FROM picture WHERE last_used_at < ${since} ORDER BY address`;
  return rows.map(({ address }) => address);
}

/** False when it was used in the meantime. Who wants to use it waits for this transaction, and then finds it gone. */
export async function deleteUnusedPicture(tx: Sql, address: string, since: Date): Promise<boolean> {
  const gone = await tx`DELETE FROM picture WHERE address = ${address} AND last_used_at < ${since}`;
  return gone.count === 1;
}

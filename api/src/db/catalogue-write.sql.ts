import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import { mayDo, roles } from '@helpdesk/contract/roles/roles';

import { AuthorShutOut } from './author-shut-out.ts';
import { type NewRow, tableOf } from './catalogue-tables.ts';
import { listed } from './fragments.sql.ts';
import type { Pool, Sql } from './sql.ts';

const writers = roles.filter((role) => mayDo(role, 'editor'));

/**
 * The only way to change the catalogue: one transaction that takes the clock first, so that every reader who sees its
 * seq sees all of it. Rows written anywhere else are refused by the database.
 * Waits at most 5 seconds for another writer (PostgreSQL 55P03), and is ended when it idles for 10. No network and no
 * picture work inside.
 * @param work gets the transaction and the seq that stamps what it writes
 * @param author e-mail of the administrator who makes the change; one who was disabled or lost the role meanwhile makes none, nor the next part of a long one
 */
export async function writeCatalogue<Result>(
  sql: Pool,
  work: (tx: Sql, seq: number) => Promise<Result>,
  author = 'system',
): Promise<Result> {
  const result = await sql.begin(async (tx) => {
    const [change] = await tx<[{ seq: number }]>`SELECT begin_catalogue_change() AS seq, set_config('sync.author', ${author}, true)`;
    if (author !== 'system') await refuseShutOut(tx, author);
    return work(tx, change.seq);
  });
  return result as Result;
}

/** Once the clock is held: waiting for it may take seconds. */
async function refuseShutOut(tx: Sql, author: string): Promise<void> {
  const shutOut = await tx`
    SELECT FROM administrator WHERE lower(email) = lower(${author}) AND (disabled_at IS NOT NULL OR role <> ALL (${writers}))`;
  if (shutOut.count > 0) throw new AuthorShutOut();
}

/**
 * Adds rows, or replaces those whose id is there, in one statement; a private column that they lack stays as it is, or gets its
 * default. Only inside `writeCatalogue`.
 * @param rows all made alike
 */
export async function putRows<Kind extends CatalogueTable>(tx: Sql, kind: Kind, rows: readonly NewRow<Kind>[]): Promise<void> {
  const { name, columns, privateColumns } = tableOf(kind);
  const [first = {}] = rows;
  const fields = [...columns.filter(([field]) => field !== 'seq'), ...privateColumns.filter(([field]) => field in first)];
  const records = rows.map((row) => Object.fromEntries(fields.map(([field, column]) => [column, row[field as keyof typeof row]])));
  const written = listed(
    tx,
    fields.map(([, column]) => tx`${tx(column)}`),
  );
  const replaced = listed(
    tx,
    fields.map(([, column]) => tx`${tx(column)} = EXCLUDED.${tx(column)}`),
  );
  await tx`
    INSERT INTO ${tx(name)} (${written})
    SELECT ${written} FROM jsonb_populate_recordset(NULL::${tx(name)}, ${tx.json(records)})
    ON CONFLICT (id) DO UPDATE SET ${replaced}`;
}

import { catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';

import type { Sql } from '#db/sql.ts';

/** What a backup holds; a table comes after those that it refers to. */
export const backedUp: readonly string[] = [
  'sync_clock',
  ...catalogueTables.map((table) => kinds[table].table),
  'tombstone',
  'row_version',
  'picture',
  'administrator',
  'visitor_count',
  'visit',
  'missed_search',
  'enquiry',
  'enquiry_change',
  'mail_job',
];

/** What ends with a restore: who is logged in or invited must not be again, and waits that were over must not come back. */
export const leftOut = ['session', 'invite', 'login_failure', 'submission_bucket'] as const;

/** The columns of those tables that this database has; one that was not migrated yet may have fewer. */
export async function columnsOf(sql: Sql): Promise<Record<string, string[]>> {
  const rows = await sql<{ name: string; columns: string[] }[]>`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ANY (${[...backedUp]}) GROUP BY table_name`;
  const known = new Map(rows.map(({ name, columns }) => [name, columns]));
  return Object.fromEntries(backedUp.flatMap((name) => (known.has(name) ? [[name, known.get(name) ?? []]] : [])));
}

export interface Migration {
  readonly name: string;
  readonly checksum: string;
}

/** None in a database that was never migrated. */
export async function migrationsOf(sql: Sql): Promise<Migration[]> {
  const [table] = await sql`SELECT to_regclass('schema_migration') AS name`;
  return table?.name ? [...(await sql<Migration[]>`SELECT name, checksum FROM schema_migration ORDER BY name`)] : [];
}

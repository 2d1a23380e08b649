import type { Sql } from './sql.ts';

export interface Migration {
  readonly name: string;
  readonly checksum: string;
}

/** What was applied, in the order of names; nothing in a database that was never migrated. */
export async function readMigrations(sql: Sql): Promise<Migration[]> {
  const [table] = await sql`SELECT to_regclass('schema_migration') AS name`;
  return table?.name ? [...(await sql<Migration[]>`SELECT name, checksum FROM schema_migration ORDER BY name`)] : [];
}

/** Names of those that a version which does not know them goes on with (docs/adding.md, “A migration”). */
export async function readExpanding(sql: Sql): Promise<ReadonlySet<string>> {
  const [table] = await sql`SELECT to_regclass('schema_migration') AS name`;
  if (!table?.name) return new Set();
  // Versions that knew no such thing made the table without the column.
  const rows = await sql<{ name: string }[]>`
    SELECT name FROM schema_migration AS it WHERE (to_jsonb(it) ->> 'is_expanding')::boolean`;
  return new Set(rows.map(({ name }) => name));
}

/** Servers that start together wait here for each other, one transaction after the other. */
export async function lockMigrations(tx: Sql): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('helpdesk schema_migration'))`;
  await tx`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;
  await tx`ALTER TABLE schema_migration ADD COLUMN IF NOT EXISTS is_expanding boolean NOT NULL DEFAULT false`;
}

/** Runs the statements of a migration and notes that they were. */
export async function runMigration(
  tx: Sql,
  { name, checksum, isExpanding }: Migration & { readonly isExpanding: boolean },
  statements: string,
): Promise<void> {
  await tx.unsafe(statements);
  // What waits for the end of the transaction would keep the next one from altering its table.
  await tx`SET CONSTRAINTS ALL IMMEDIATE`;
  await tx`INSERT INTO schema_migration (name, checksum, is_expanding) VALUES (${name}, ${checksum}, ${isExpanding})`;
}

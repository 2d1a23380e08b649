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

/** Servers that start together wait here for each other, one transaction after the other. */
export async function lockMigrations(tx: Sql): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('helpdesk schema_migration'))`;
  await tx`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;
}

/** Runs the statements of a migration and notes that they were. */
export async function runMigration(tx: Sql, { name, checksum }: Migration, statements: string): Promise<void> {
  await tx.unsafe(statements);
  // What waits for the end of the transaction would keep the next one from altering its table.
  await tx`SET CONSTRAINTS ALL IMMEDIATE`;
  await tx`INSERT INTO schema_migration (name, checksum) VALUES (${name}, ${checksum})`;
}

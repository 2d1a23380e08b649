import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ownMigrations } from '#own-files.ts';
import type { Pool } from './sql.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Applies the SQL files of a directory in the order of their names, each once and in a transaction of its own. Servers
 * that start together wait for each other.
 * Throws StartProblem naming the file when one fails, was changed after it was applied, or is missing here; the database
 * then stands where the last good file left it.
 */
export async function migrate(sql: Pool, directory = ownMigrations): Promise<void> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  await refuseNewerDatabase(sql, files);
  for (const name of files) await applyOnce(sql, name, await readFile(join(directory, name), 'utf8'));
}

async function refuseNewerDatabase(sql: Pool, files: string[]) {
  const [table] = await sql`SELECT to_regclass('schema_migration') AS name`;
  if (!table?.name) return;
  const [unknown] = await sql`SELECT name FROM schema_migration WHERE name <> ALL (${files}) ORDER BY name LIMIT 1`;
  if (unknown) {
    throw new StartProblem(`The database was migrated by a newer version (${unknown.name} is not known here). Start that version instead.`);
  }
}

async function applyOnce(sql: Pool, name: string, text: string) {
  const checksum = createHash('sha256').update(text).digest('hex');
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(hashtext('helpdesk schema_migration'))`;
    await tx`CREATE TABLE IF NOT EXISTS schema_migration (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;
    const [applied] = await tx<{ checksum: string }[]>`SELECT checksum FROM schema_migration WHERE name = ${name}`;
    if (applied && applied.checksum !== checksum) {
      throw new StartProblem(`The migration ${name} was changed after it had been applied. Restore it and write a new one instead.`);
    }
    if (applied) return;
    await tx.unsafe(text).catch((error: Error) => {
      throw new StartProblem(`The migration ${name} failed: ${error.message}.`, { cause: error });
    });
    await tx`INSERT INTO schema_migration (name, checksum) VALUES (${name}, ${checksum})`;
  });
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ownMigrations } from '#own-files.ts';
import { lockMigrations, type Migration, readExpanding, readMigrations, runMigration } from './migrations.sql.ts';
import type { Pool, Sql } from './sql.ts';
import { StartProblem } from './start-problem.ts';

export interface MigrationFile extends Migration {
  readonly text: string;
  /** It only adds what a version that does not know it passes over, so that both may run on one database. */
  readonly isExpanding: boolean;
}

const expanding = /^-- Expands:/;

/** The SQL files of a directory, in the order of their names. */
export async function readMigrationFiles(directory = ownMigrations): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  return names.map((name, at) => {
    const text = texts[at] ?? '';
    return { name, text, checksum: createHash('sha256').update(text).digest('hex'), isExpanding: expanding.test(text) };
  });
}

/**
 * Applies the SQL files of a directory in the order of their names, each once and in a transaction of its own. Servers
 * that start together wait for each other.
 * Throws StartProblem naming the file when one fails, was changed after it was applied, or is missing here; the database
 * then stands where the last good file left it.
 */
export async function migrate(sql: Pool, directory = ownMigrations): Promise<void> {
  const files = await readMigrationFiles(directory);
  const applied = await readApplied(sql, files);
  // What was applied stays applied: most starts find nothing to wait for.
  const isApplied = ({ name, checksum }: MigrationFile) => applied.some((known) => known.name === name && known.checksum === checksum);
  for (const file of files) if (!isApplied(file)) await applyOnce(sql, file);
}

/** Where another step migrates. Throws StartProblem when a file was not applied, or the database is a newer version's. */
export async function expectMigrated(sql: Pool, directory = ownMigrations): Promise<void> {
  const files = await readMigrationFiles(directory);
  const applied = await readApplied(sql, files);
  const missing = files.find(({ name }) => !applied.some((migration) => migration.name === name));
  if (missing) throw new StartProblem(`The migration ${missing.name} was not applied yet. Run npm run migrate first.`);
}

/** What was applied. Throws StartProblem when the database is a newer version's. */
async function readApplied(sql: Pool, files: readonly MigrationFile[]): Promise<readonly Migration[]> {
  const passedOver = await readExpanding(sql);
  const applied = await readMigrations(sql);
  const unknown = applied.find(({ name }) => !passedOver.has(name) && !files.some((file) => file.name === name));
  if (unknown) {
    throw new StartProblem(`The database was migrated by a newer version (${unknown.name} is not known here). Start that version instead.`);
  }
  return applied;
}

async function applyOnce(sql: Pool, file: MigrationFile) {
  const { name, checksum } = file;
  await sql.begin(async (tx) => {
    await lockMigrations(tx);
    const applied = (await readMigrations(tx)).find((migration) => migration.name === name);
    if (applied && applied.checksum !== checksum) {
      throw new StartProblem(`The migration ${name} was changed after it had been applied. Restore it and write a new one instead.`);
    }
    if (applied) return;
    await apply(tx, file);
  });
}

/** Applies files to an empty schema, in one transaction. */
export async function applyAll(tx: Sql, files: readonly MigrationFile[]): Promise<void> {
  await lockMigrations(tx);
  for (const file of files) await apply(tx, file);
}

async function apply(tx: Sql, file: MigrationFile) {
  await runMigration(tx, file, file.text).catch((error: Error) => {
    throw new StartProblem(`The migration ${file.name} failed: ${error.message}.`, { cause: error });
  });
}

import { listed } from '#db/fragments.sql.ts';
import type { Sql } from '#db/sql.ts';
import { backedUp } from './tables.ts';

/** The columns of the tables that are backed up; a database that was not migrated yet may have fewer. */
export async function columnsOf(sql: Sql): Promise<Record<string, string[]>> {
  const rows = await sql<{ name: string; columns: string[] }[]>`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ANY (${[...backedUp]}) GROUP BY table_name`;
  const known = new Map(rows.map(({ name, columns }) => [name, columns]));
  return Object.fromEntries(backedUp.flatMap((name) => (known.has(name) ? [[name, known.get(name) ?? []]] : [])));
}

export async function countRows(tx: Sql, table: string): Promise<number> {
  const [{ count }] = await tx<[{ count: number }]>`SELECT count(*) FROM ${tx(table)}`;
  return count;
}

/** The rows of a table as PostgreSQL writes them in JSON, some at once. */
export async function* rowsOf(tx: Sql, table: string, atOnce: number): AsyncGenerator<{ row: string }[]> {
  await tx`DECLARE backed_up NO SCROLL CURSOR FOR SELECT to_jsonb(it)::text AS row FROM ${tx(table)} AS it`;
  for (let rows: { row: string }[]; ; ) {
    rows = await tx<{ row: string }[]>`FETCH ${tx.unsafe(`${atOnce}`)} FROM backed_up`;
    if (rows.length === 0) break;
    yield rows;
  }
  await tx`CLOSE backed_up`;
}

/** Whether anything would be lost: a catalogue, what visitors sent, or somebody who can log in. */
export async function isInUse(sql: Sql): Promise<boolean> {
  const [{ used }] = await sql<[{ used: boolean }]>`
    SELECT seq > 0 OR EXISTS (SELECT FROM enquiry) OR EXISTS (SELECT FROM administrator) AS used FROM sync_clock`;
  return used;
}

/** Rather fails than waits longer: whoever writes now would be waited for with every table locked. */
export async function waitAtMost10Seconds(tx: Sql): Promise<void> {
  await tx`SET LOCAL lock_timeout = '10s'`;
}

/** The triggers of the tables rest while `work` runs: they would stamp rows and bury those that go. Nobody else writes or sends. */
export async function withoutTriggers(tx: Sql, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  for (const name of tables) await tx`LOCK TABLE ${tx(name)} IN ACCESS EXCLUSIVE MODE`;
  for (const name of tables) await tx`ALTER TABLE ${tx(name)} DISABLE TRIGGER USER`;
  await work();
  for (const name of tables) await tx`ALTER TABLE ${tx(name)} ENABLE TRIGGER USER`;
}

/** Deletes all rows. @param tables each after those that it refers to */
export async function emptyTables(tx: Sql, tables: readonly string[]): Promise<void> {
  for (const name of [...tables].reverse()) await tx`DELETE FROM ${tx(name)}`;
}

const staging = 'helpdesk_restoring';

/** Gives `work` an empty schema for all names, beside the one in use; `after` finds its tables by `staged`, then it goes. */
export async function withStaging(tx: Sql, work: () => Promise<void>, after: () => Promise<void>): Promise<void> {
  const [{ path }] = await tx<[{ path: string }]>`SELECT current_setting('search_path') AS path`;
  await tx`CREATE SCHEMA ${tx(staging)}`;
  await tx`SELECT set_config('search_path', ${staging}, true)`;
  await work();
  await tx`SELECT set_config('search_path', ${path}, true)`;
  await after();
  await tx`DROP SCHEMA ${tx(staging)} CASCADE`;
}

/** Copies the rows of a staged table, as a backup would, and with the numbers that the database gave them. */
export async function copyStaged(tx: Sql, table: string, columns: readonly string[]): Promise<void> {
  const written = listed(
    tx,
    columns.map((column) => tx`${tx(column)}`),
  );
  const copied = listed(
    tx,
    columns.map((column) => tx`copy.${tx(column)}`),
  );
  await tx`
    INSERT INTO ${tx(table)} (${written}) OVERRIDING SYSTEM VALUE
    SELECT ${copied} FROM ${tx(staging)}.${tx(table)} AS it, LATERAL jsonb_populate_record(NULL::${tx(table)}, to_jsonb(it)) AS copy`;
}

/** Inserts rows as they were, with the numbers that the database gave them. @param rows a JSON array */
export async function insertRows(tx: Sql, table: string, columns: readonly string[], rows: string): Promise<void> {
  const written = listed(
    tx,
    columns.map((column) => tx`${tx(column)}`),
  );
  await tx`
    INSERT INTO ${tx(table)} (${written}) OVERRIDING SYSTEM VALUE
    SELECT ${written} FROM jsonb_populate_recordset(NULL::${tx(table)}, ${rows}::text::jsonb)`;
}

/** How many rows there are, and a sum that tells whether they are the same, in whatever order. */
interface RowsDigest {
  readonly count: number;
  readonly sum: bigint;
}

/** Of rows as a backup holds them. @param rows a JSON array @param without columns that do not count */
export async function digestOfRows(sql: Sql, table: string, rows: string, without: readonly string[] = []): Promise<RowsDigest> {
  const [{ count, sum }] = await sql<[{ count: number; sum: string }]>`
    SELECT count(*), coalesce(sum(hashtextextended((to_jsonb(it) - ${[...without]}::text[])::text, 0)), 0)::text AS sum
    FROM jsonb_populate_recordset(NULL::${sql(table)}, ${rows}::text::jsonb) AS it`;
  return { count, sum: BigInt(sum) };
}

/** Of those that stand in a table. */
export async function digestOfTable(sql: Sql, table: string, without: readonly string[] = []): Promise<RowsDigest> {
  const [{ count, sum }] = await sql<[{ count: number; sum: string }]>`
    SELECT count(*), coalesce(sum(hashtextextended((to_jsonb(it) - ${[...without]}::text[])::text, 0)), 0)::text AS sum FROM ${sql(table)} AS it`;
  return { count, sum: BigInt(sum) };
}

/** A new epoch: no phone takes what it has for the same state. */
export async function renewEpoch(tx: Sql): Promise<void> {
  await tx`UPDATE sync_clock SET epoch = gen_random_uuid(), origin = NULL`;
}

/** New rows are numbered after the restored ones. */
export async function restartIdentities(tx: Sql): Promise<void> {
  const counted = await tx<{ name: string; column: string }[]>`
    SELECT table_name AS name, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES' AND table_name = ANY (${[...backedUp]})`;
  for (const { name, column } of counted) {
    const [{ next }] = await tx<[{ next: number }]>`SELECT coalesce(max(${tx(column)}), 0) + 1 AS next FROM ${tx(name)}`;
    await tx`ALTER TABLE ${tx(name)} ALTER COLUMN ${tx(column)} RESTART WITH ${tx.unsafe(`${next}`)}`;
  }
}

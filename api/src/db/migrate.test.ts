import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '#db/pool/connect.ts';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { tableOf } from './catalogue-tables.ts';
import { writeCatalogue } from './catalogue-write.sql.ts';
import { listed } from './fragments.sql.ts';
import { expectMigrated, migrate } from './migrate.ts';
import { readVersions } from './row-versions.sql.ts';
import type { Sql } from './sql.ts';
import { StartProblem } from './start-problem.ts';

const { sql, url } = await testDatabase();
let directory: string;

beforeEach(async () => {
  // As an empty database: the template is migrated.
  await sql`DROP SCHEMA public CASCADE`;
  await sql`CREATE SCHEMA public`;
  directory = mkdtempSync(join(tmpdir(), 'helpdesk-migrations-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(directory, name), text);

test('each file is applied once, in the order of the names', async () => {
  write('0002-second.sql', 'INSERT INTO fort VALUES (1); INSERT INTO fort VALUES (2);');
  write('0001-first.sql', 'CREATE TABLE fort (x int);');
  await migrate(sql, directory);
  await migrate(sql, directory);
  expect(await sql`SELECT x FROM fort ORDER BY x`).toMatchObject([{ x: 1 }, { x: 2 }]);
});

test('of two servers that start together one waits for the other, and each file is applied once', async () => {
  write('0001-first.sql', 'CREATE TABLE fort (x int);');
  await migrate(sql, directory);
  write('0002-second.sql', 'SELECT pg_advisory_xact_lock(7); CREATE TABLE cave (x int); INSERT INTO cave VALUES (1);');
  const [others, holder] = [connect(url), connect(url, { max: 1 })];
  await holder`SELECT pg_advisory_lock(7)`;
  const starting = Promise.all([migrate(sql, directory), migrate(others, directory)]);
  await lockWaits(sql, 2);
  await holder`SELECT pg_advisory_unlock(7)`;
  await holder.end();
  await starting;
  await others.end();
  expect(await sql`SELECT x FROM cave`).toHaveLength(1);
});

test('a broken file is named, and the database stands where the last good one left it', async () => {
  write('0001-good.sql', 'CREATE TABLE fort (x int);');
  write('0002-broken.sql', 'INSERT INTO fort VALUES (1); SELEKT;');
  const problem = await migrate(sql, directory).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect((problem as Error).message).toMatch(/^The migration 0002-broken\.sql failed: .*SELEKT/);
  expect(await sql`SELECT x FROM fort`).toHaveLength(0);
  write('0002-broken.sql', 'INSERT INTO fort VALUES (1);');
  await migrate(sql, directory);
  expect(await sql`SELECT x FROM fort`).toHaveLength(1);
});

test('a file that was changed after it was applied is named', async () => {
  write('0001-first.sql', 'CREATE TABLE fort (x int);');
  await migrate(sql, directory);
  write('0001-first.sql', 'CREATE TABLE cave (x int);');
  await expect(migrate(sql, directory)).rejects.toThrow('The migration 0001-first.sql was changed after it had been applied');
});

test('a database that a newer version migrated is left alone', async () => {
  write('0001-first.sql', 'CREATE TABLE fort (x int);');
  write('0002-newer.sql', 'CREATE TABLE cave (x int);');
  await migrate(sql, directory);
  rmSync(join(directory, '0002-newer.sql'));
  await expect(migrate(sql, directory)).rejects.toThrow('newer version (0002-newer.sql is not known here)');
});

test('a newer version’s database is borne where it was only expanded, by a server of either version', async () => {
  write('0001-first.sql', 'CREATE TABLE fort (x int);');
  write('0002-newer.sql', '-- Expands: caves.\nCREATE TABLE cave (x int);');
  await migrate(sql, directory);
  await expect(expectMigrated(sql, directory)).resolves.toBeUndefined();
  rmSync(join(directory, '0002-newer.sql'));
  await migrate(sql, directory);
  await expect(expectMigrated(sql, directory)).resolves.toBeUndefined();
});

test('a server that leaves migrations to another step says which is missing, and changes nothing', async () => {
  write('0001-first.sql', 'CREATE TABLE fort (x int);');
  await migrate(sql, directory);
  write('0002-second.sql', 'CREATE TABLE cave (x int);');
  await expect(expectMigrated(sql, directory)).rejects.toThrow('The migration 0002-second.sql was not applied yet');
  expect(await sql`SELECT to_regclass('cave') AS cave`).toEqual([{ cave: null }]);
});

const tablesThen = ['categories', 'regions', 'places', 'resorts', 'restaurants', 'ads'] as const;

/** Rows in the columns that there were in the first release. */
async function putAsThen(tx: Sql, kind: CatalogueTable, rows: readonly object[]): Promise<void> {
  const { name, columns, privateColumns } = tableOf(kind);
  const there = await tx<{ column: string }[]>`
    SELECT column_name AS column FROM information_schema.columns WHERE table_name = ${name} AND table_schema = current_schema()`;
  const known = new Set(there.map(({ column }) => column));
  const then = [...columns, ...privateColumns].filter(([field, column]) => field !== 'seq' && known.has(column));
  const written = listed(
    tx,
    then.map(([, column]) => tx(column)),
  );
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    return Object.fromEntries(then.map(([field, column]): [string, unknown] => [column, values[field]]));
  });
  await tx`
    INSERT INTO ${tx(name)} (${written})
    SELECT ${written} FROM jsonb_populate_recordset(NULL::${tx(name)}, ${tx.json(records)})`;
}

test('a database of the first release is brought up to date with what is in it, and its history begins there', async () => {
  const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
  const first = readdirSync(migrations).filter((name) => name < '0008');
  for (const name of first) copyFileSync(join(migrations, name), join(directory, name));
  await migrate(sql, directory);
  await writeCatalogue(sql, async (tx) => {
    for (const kind of tablesThen) await putAsThen(tx, kind, sampleRegion[kind]);
  });
  await migrate(sql, migrations);

  const [ad, place] = [sampleRegion.ads[0], sampleRegion.places[0]];
  const kept = await sql`SELECT kind, count(*) FROM row_version WHERE author = 'system' AND change = 'added' GROUP BY kind ORDER BY kind`;
  expect(kept).toMatchObject(
    tablesThen.toSorted().map((kind) => ({
      kind,
      count: sampleRegion[kind].length,
    })),
  );
  expect((await readVersions(sql, 'ads', ad?._id ?? '')).map(({ row }) => row)).toEqual([
    { ...ad, translations: {}, unpublished: false, seq: 1 },
  ]);
  expect(await sql`SELECT seq, changed_at, translated_from FROM place WHERE id = ${place?._id ?? ''}`).toEqual([
    { seq: 1, changed_at: null, translated_from: {} },
  ]);
});

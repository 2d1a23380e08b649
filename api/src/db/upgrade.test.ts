import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownMigrations } from '#own-files.ts';
import { catalogueSource } from './catalogue.ts';
import { migrate } from './migrate.ts';
import type { Pool } from './sql.ts';
import { testDatabase } from './testing/test-database.ts';

/** What was landed last, by its last migration: a file that has run is never edited, so that the files until then make the database of that version. */
const versions = [
  ['of 22 November', '0030'],
  ['of 23 November', '0040'],
  ['of 24 November', '0052'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'helpdesk-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));
const key = '11111111-1111-4111-8111-111111111111';

/** An empty database with the migrations until `last`. */
async function databaseOf(last: string): Promise<Pool> {
  const { sql } = await testDatabase();
  await sql`DROP SCHEMA public CASCADE`;
  await sql`CREATE SCHEMA public`;
  const migrations = join(folder, last);
  for (const name of readdirSync(ownMigrations)) if (name.slice(0, 4) <= last) cpSync(join(ownMigrations, name), join(migrations, name));
  await migrate(sql, migrations);
  return sql;
}

async function fill(sql: Pool, last: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT begin_catalogue_change()`;
    await tx`INSERT INTO category (id, name, heading, description) VALUES ('forts', 'Forts', 'Forts of Junnar', 'On hills')`;
    await tx`INSERT INTO region (id, name, content, translations) VALUES ('junnar', 'Junnar', 'A town', '{"mr": {"name": "जुन्नर"}}')`;
    await tx`INSERT INTO place (id, name, slug, region_id, content, map_url, category_ids, images)
      VALUES ('shivneri', 'Shivneri', 'shivneri', 'junnar', 'A fort', 'https://maps.example.org/1', '{forts}', '{/images/abc-1280.webp}')`;
    await tx`INSERT INTO picture (address) VALUES ('/images/abc-1280.webp')`;
  });
  await sql.begin(async (tx) => [await tx`SELECT begin_catalogue_change()`, await tx`UPDATE region SET content = 'A town and its market'`]);
  await sql`INSERT INTO administrator (email, password_hash) VALUES ('asha@example.org', 'none')`.catch(
    () => sql`INSERT INTO administrator (email, password_hash, role) VALUES ('asha@example.org', 'none', 'administrator')`,
  );
  await sql`UPDATE visitor_count SET count = 7`;
  await sql`INSERT INTO enquiry (key, body_hash, reference, kind, body, language, received_at)
    VALUES (${key}, '', 'JTH-1', 'contact', '{"name": "Asha"}', 'mr', '2026-11-01')`;
  await sql`INSERT INTO enquiry_change (enquiry_key, at, by, change) VALUES (${key}, '2026-11-02', 'asha@example.org', 'answered')`;
  await sql`INSERT INTO mail_job (enquiry_key, attempts, next_at) VALUES (${key}, 2, '2026-11-01')`;
  if (last >= '0040')
    await sql`INSERT INTO kiosk (name, pin_salt, pin_iterations, pin_hash, token_hash, paired_at) VALUES ('Counter', '', 600000, '', 'a', '2026-11-01')`;
}

const tables = [
  'category',
  'region',
  'place',
  'picture',
  'administrator',
  'visitor_count',
  'enquiry',
  'enquiry_change',
  'mail_job',
  'kiosk',
  'row_version',
] as const;

/** The rows of each table that is there, without what says when a row was last stamped. */
async function rowsOf(sql: Pool): Promise<Record<string, Record<string, unknown>[]>> {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const table of tables) {
    const [{ there }] = await sql<[{ there: boolean }]>`SELECT to_regclass(${table}) IS NOT NULL AS there`;
    if (!there) continue;
    const found = await sql<
      { row: Record<string, unknown> }[]
    >`SELECT to_jsonb(it) - '{seq,changed_at,row}'::text[] AS row FROM ${sql(table)} AS it ORDER BY 1`;
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

test.each(versions)('a database of the version %s comes up to date with every row that it holds', async (_version, last) => {
  const sql = await databaseOf(last);
  await fill(sql, last);
  const before = await rowsOf(sql);
  await migrate(sql);
  const after = await rowsOf(sql);
  for (const [table, rows] of Object.entries(before)) {
    expect([table, after[table]?.length]).toEqual([table, rows.length]);
    for (const row of rows) {
      const columns = Object.keys(row).filter((column) => column in (after[table]?.[0] ?? {}));
      expect(after[table]).toContainEqual(expect.objectContaining(Object.fromEntries(columns.map((column) => [column, row[column]]))));
    }
  }
  const { rows } = await catalogueSource(sql).current();
  expect(rows.places).toMatchObject([{ name: 'Shivneri', regionId: 'junnar' }]);
  expect(rows.regions).toMatchObject([{ content: 'A town and its market', translations: { mr: { name: 'जुन्नर' } } }]);
});

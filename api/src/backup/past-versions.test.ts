import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { catalogueSource } from '#db/catalogue.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { migrate } from '#db/migrate.ts';
import { readVersions } from '#db/row-versions.sql.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { openStorages } from '#storage/open-storage.ts';
import { restoreBackup } from './restore.ts';

const past = fileURLToPath(new URL('testing/past', import.meta.url));
const now = new Date(Date.UTC(2026, 10, 22));
const key = '11111111-1111-4111-8111-111111111111';

const restored = async (version: string) => {
  const { sql } = await testDatabase();
  const asNew = await shapeOf(sql);
  await restoreBackup(sql, openStorages({ dataDir: '/nowhere' }), join(past, version), now);
  return { sql, asNew };
};
const shapeOf = (sql: Awaited<ReturnType<typeof testDatabase>>['sql']) => sql`
  SELECT table_name, column_name, data_type, column_default FROM information_schema.columns
  WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, ordinal_position`;

test.each(readdirSync(past))('the backup %s of an earlier version goes into this one, up to date', async (version) => {
  const { sql, asNew } = await restored(version);
  const { rows, seq } = await catalogueSource(sql).current();
  expect(seq).toBeGreaterThanOrEqual(3);
  expect(rows.places.map(({ _id, nearbyPlaceIds }) => [_id, nearbyPlaceIds])).toEqual([
    ['lenyadri', ['shivneri']],
    ['shivneri', []],
  ]);
  expect(rows.regions).toMatchObject([{ content: 'A town and its market', translations: { mr: { name: 'जुन्नर' } } }]);
  expect((await readVersions(sql, 'regions', 'junnar')).map(({ change }) => change)).toEqual(['changed', 'added']);
  expect(await sql`SELECT kind, id FROM tombstone`).toEqual([{ kind: 'categories', id: 'gone' }]);
  expect(await sql`SELECT reference, body, language FROM enquiry`).toEqual([
    { reference: 'JTH-1', body: { name: 'Asha' }, language: 'mr' },
  ]);
  expect(await sql`SELECT attempts, given_up FROM mail_job`).toEqual([{ attempts: 2, given_up: true }]);
  expect(await sql`SELECT email FROM administrator`).toEqual([{ email: 'asha@example.org' }]);
  expect(await sql`SELECT count FROM visitor_count`).toEqual([{ count: 7 }]);

  // Of the schema in which it was brought up to date nothing is left, and the database works as one that was never restored.
  expect(await shapeOf(sql)).toEqual(asNew);
  await migrate(sql);
  await writeCatalogue(sql, (tx) => tx`DELETE FROM place WHERE id = 'shivneri'`);
  expect((await catalogueSource(sql).current()).rows.places).toMatchObject([{ nearbyPlaceIds: [] }]);
  const [note] = await sql`INSERT INTO enquiry_change (enquiry_key, at, by, change) VALUES (${key}, now(), '', 'note') RETURNING id`;
  expect(note).toEqual({ id: 2 });
});

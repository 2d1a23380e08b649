import { catalogueRows } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { catalogueSource } from './catalogue.ts';
import { writeCatalogue } from './catalogue-write.sql.ts';
import { seedWhenEmpty } from './seed.ts';

const { sql } = await testDatabase();

test('an empty database takes the sample region in one change, and only once', async () => {
  expect(await seedWhenEmpty(sql)).toBe(true);
  expect(await seedWhenEmpty(sql)).toBe(false);
  const { seq, rows, tables } = await catalogueSource(sql).current();
  expect(seq).toBe(1);
  const counts = Object.fromEntries(Object.entries(tables).map(([table, state]) => [table, state.rows]));
  expect(counts).toMatchObject({ places: 74, resorts: 18, restaurants: 18, services: 15, ads: 6, reports: 2, notices: 3 });
  expect(catalogueRows.parse(rows)).toEqual(rows);
  const [first] = sampleRegion.places;
  expect(rows.places.find(({ _id }) => _id === first?._id)).toEqual({ ...first, seq: 1 });
});

test('of two servers that start together on an empty database one fills it', async () => {
  const { sql: shared } = await testDatabase();
  let seeding: Promise<boolean[]> | undefined;
  await shared.begin(async (tx) => {
    await tx`SELECT FROM sync_clock FOR UPDATE`;
    seeding = Promise.all([seedWhenEmpty(shared), seedWhenEmpty(shared)]);
    await lockWaits(shared, 2);
  });
  expect((await seeding)?.sort()).toEqual([false, true]);
  expect(await shared`SELECT FROM place WHERE seq <> 1`).toHaveLength(0);
});

test('a catalogue that an administrator has emptied stays empty', async () => {
  await writeCatalogue(sql, (tx) => tx`DELETE FROM place`);
  expect(await seedWhenEmpty(sql)).toBe(false);
  expect(await sql`SELECT id FROM place`).toHaveLength(0);
});

import { catalogueRows } from '@helpdesk/contract/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { catalogueSource } from './catalogue.ts';
import { writeCatalogue } from './catalogue-write.ts';
import { seedWhenEmpty } from './seed.ts';
import { testDatabase } from './test-database.ts';

const { sql } = await testDatabase();

test('an empty database takes the sample region in one change, and only once', async () => {
  expect(await seedWhenEmpty(sql)).toBe(true);
  expect(await seedWhenEmpty(sql)).toBe(false);
  const { seq, rows, tables } = await catalogueSource(sql, Date.now).current();
  expect(seq).toBe(1);
  const counts = Object.fromEntries(Object.entries(tables).map(([table, state]) => [table, state.rows]));
  expect(counts).toMatchObject({ places: 74, resorts: 18, restaurants: 18, services: 14, ads: 6, reports: 2, notices: 3 });
  expect(catalogueRows.parse(rows)).toEqual(rows);
  const [first] = sampleRegion.places;
  expect(rows.places.find(({ _id }) => _id === first?._id)).toEqual({ ...first, seq: 1 });
});

test('a catalogue that an administrator has emptied stays empty', async () => {
  await writeCatalogue(sql, (tx) => tx`DELETE FROM place`);
  expect(await seedWhenEmpty(sql)).toBe(false);
  expect(await sql`SELECT id FROM place`).toHaveLength(0);
});

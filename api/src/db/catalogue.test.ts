import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { catalogueSource } from './catalogue.ts';
import { putRows, writeCatalogue } from './catalogue-write.ts';
import { seedWhenEmpty } from './seed.ts';
import { testDatabase } from './test-database.ts';

const { sql } = await testDatabase();
await seedWhenEmpty(sql);
let time = 0;
const held = catalogueSource(sql, () => time);
const [place] = sampleRegion.places;
if (!place) throw new Error('the sample region is empty');

test('while nothing changes the same catalogue is handed out', async () => {
  expect(await held.current()).toBe(await held.current());
});

test('who has just written reads what was written', async () => {
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, name: 'Just written' }]));
  expect((await held.current()).rows.places.map(({ name }) => name)).toContain('Just written');
});

test.each([
  ['a change', () => writeCatalogue(sql, (tx) => tx`UPDATE resort SET popular = NOT popular`)],
  [
    'a new name, which has another place in the order',
    () => writeCatalogue(sql, (tx) => tx`UPDATE place SET name = 'Zzz' WHERE id = ${place._id}`),
  ],
  ['a deletion', () => writeCatalogue(sql, (tx) => tx`DELETE FROM place WHERE id = ${place._id}`)],
  ['a return', () => writeCatalogue(sql, (tx) => putRows(tx, 'places', [place]))],
  ['a purge', () => sql.begin(async (tx) => [await tx`DELETE FROM tombstone`, await tx`UPDATE sync_clock SET floor = seq`])],
  ['a new epoch', () => sql`UPDATE sync_clock SET epoch = gen_random_uuid(), seq = seq - 1, floor = 0`],
])('after %s, what is read on top of the held rows is what a fresh server reads', async (_what, happens) => {
  await held.current();
  await happens();
  expect(await held.current()).toEqual(await catalogueSource(sql, Date.now).current());
});

test('a purge that the held rows did not see makes a server read everything', async () => {
  const before = await held.current();
  await writeCatalogue(sql, (tx) => tx`DELETE FROM ad WHERE priority = 6`);
  await sql.begin(async (tx) => [await tx`DELETE FROM tombstone`, await tx`UPDATE sync_clock SET floor = seq`]);
  expect((await held.current()).tables.ads.rows).toBe(before.tables.ads.rows - 1);
});

test('a navigation asks the database at most once a second', async () => {
  time += 1_000;
  const before = await held.recent();
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET popular = NOT popular`);
  expect(await held.recent()).toBe(before);
  time += 1_000;
  expect((await held.recent())?.seq).toBe((before?.seq ?? 0) + 1);
});

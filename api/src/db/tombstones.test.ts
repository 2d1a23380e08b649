import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { catalogueSource } from './catalogue.ts';
import { deleteRow } from './catalogue-rows.sql.ts';
import { writeCatalogue } from './catalogue-write.sql.ts';
import { seedWhenEmpty } from './seed.ts';
import { purgeTombstones } from './tombstones.sql.ts';

const { sql } = await testDatabase();
await seedWhenEmpty(sql);
const source = catalogueSource(sql);
const days = (count: number) => count * 24 * 3_600_000;
const [early, late] = sampleRegion.ads;
if (!early || !late) throw new Error('the sample region has no ads');

const remove = (id: string) =>
  writeCatalogue(sql, async (tx, seq) => {
    await deleteRow(tx, 'ads', id);
    return seq;
  });

test('what went is remembered for 180 days; then it is forgotten, and the floor says from where deltas still begin', async () => {
  const first = await remove(early._id);
  const second = await remove(late._id);
  const at = new Date();
  await sql`UPDATE tombstone SET at = CASE seq WHEN ${first} THEN ${at} ELSE ${new Date(at.getTime() + days(1))} END`;

  expect(await purgeTombstones(sql, new Date(at.getTime() + days(180) - 1))).toBe(0);
  expect(await source.current()).toMatchObject({ floor: 0, tombstones: [{ seq: first }, { seq: second }] });

  expect(await purgeTombstones(sql, new Date(at.getTime() + days(180)))).toBe(1);
  expect(await source.current()).toMatchObject({ floor: first, tombstones: [{ id: late._id, seq: second }] });

  expect(await purgeTombstones(sql, new Date(at.getTime() + days(182)))).toBe(1);
  expect(await source.current()).toMatchObject({ seq: second, floor: second, tombstones: [] });
  expect(await purgeTombstones(sql, new Date(at.getTime() + days(999)))).toBe(0);
  expect((await source.current()).floor).toBe(second);
});

test('a purge waits for the change that has the clock', async () => {
  let purging: Promise<number> | undefined;
  const seq = await writeCatalogue(sql, async (tx, own) => {
    await tx`DELETE FROM report WHERE id = ${sampleRegion.reports[0]?._id ?? ''}`;
    purging = purgeTombstones(sql, new Date(Date.now() + days(181)));
    await lockWaits(sql);
    return own;
  });
  expect(await purging).toBe(1);
  expect(await source.current()).toMatchObject({ seq, floor: seq, tombstones: [] });
});
